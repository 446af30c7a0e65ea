"""Where the hall may send notices: mail addresses that can be read as such, and https addresses outside its own net."""

import ipaddress
import re
import socket
from urllib.parse import urlsplit

from triforium.hall.errors import Refusal
from triforium.hall.shapes import Notify

MAIL = re.compile(r"[^@\s,;<>\"]{1,64}@[A-Za-z0-9.-]{1,180}\.[A-Za-z]{2,24}")


def checked_notices(wanted: Notify) -> None:
    """Refuse what can never be sent to; where a name leads is checked again whenever something is sent."""
    if wanted.email and not MAIL.fullmatch(wanted.email):
        raise Refusal("bad-address", "this is no e-mail address")
    if wanted.webhook:
        host, _ = checked_url(wanted.webhook)
        literal = as_address(host)
        if literal is not None and not is_public(literal):
            raise Refusal("bad-address", "a webhook leads to a public address")


def checked_url(url: str) -> tuple[str, int]:
    """Host and port of a webhook: https, no user, nothing odd."""
    try:
        parts = urlsplit(url)
        port = parts.port or 443
    except ValueError as error:
        raise Refusal("bad-address", "this is no web address") from error
    if parts.scheme != "https" or not parts.hostname or parts.username is not None or parts.password is not None:
        raise Refusal("bad-address", "a webhook is an https address without a user's name in it")
    if any(c.isspace() or ord(c) < 33 for c in url):
        raise Refusal("bad-address", "a web address has no blanks")
    return parts.hostname, port


Address = ipaddress.IPv4Address | ipaddress.IPv6Address


def as_address(host: str) -> Address | None:
    """The address that a host names by numbers, in any of the forms that a resolver would accept."""
    try:
        return ipaddress.ip_address(host.split("%")[0])
    except ValueError:
        pass
    try:
        return ipaddress.ip_address(socket.inet_aton(host))  # 127.1, 0x7f000001, 2130706433
    except OSError:
        return None


def is_public(address: Address) -> bool:
    """Whether an address is on the open internet, also when it wraps an older one."""
    if isinstance(address, ipaddress.IPv6Address):
        inner = address.ipv4_mapped or address.sixtofour or (address.teredo and address.teredo[1]) or nat64(address)
        if inner:
            return is_public(inner)
    return address.is_global and not (address.is_multicast or address.is_reserved or address.is_unspecified)


NAT64 = ipaddress.ip_network("64:ff9b::/96")


def nat64(address: ipaddress.IPv6Address) -> ipaddress.IPv4Address | None:
    """The older address inside one that a translator serves, or that has nothing before it."""
    number = int(address)
    return ipaddress.IPv4Address(number & 0xFFFFFFFF) if address in NAT64 or number >> 32 == 0 else None
