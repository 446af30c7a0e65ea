"""The OpenAPI document as one plain page: no script, nothing from elsewhere."""

from html import escape
from typing import Any

import msgspec


def page(document: dict[str, Any]) -> bytes:
    """All calls by subject, then all shapes."""
    calls: dict[str, list[str]] = {}
    for path, methods in document["paths"].items():
        for method, call in methods.items():
            subject = (call.get("tags") or ["other"])[0]
            calls.setdefault(subject, []).append(_call(path, method, call))
    shapes = document.get("components", {}).get("schemas", {})
    body = "".join(f"<h2>{escape(subject)}</h2>{''.join(found)}" for subject, found in calls.items())
    body += "<h2>Shapes</h2>" + "".join(_shape(name, shapes[name]) for name in sorted(shapes))
    head = (
        '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Triforium: the API</title>'
        '<meta name="viewport" content="width=device-width"><link rel="stylesheet" href="/api/docs.css"></head>'
    )
    intro = (
        "<h1>Triforium: the API</h1><p>JSON over HTTP. A browser is known by its cookie, a program by "
        "<code>Authorization: Bearer TOKEN</code>. Machines read "
        '<a href="/api/schema/openapi.json">the OpenAPI document</a>.</p>'
    )
    return f"{head}<body><main>{intro}{body}</main></body></html>".encode()


def _call(path: str, method: str, call: dict[str, Any]) -> str:
    rows = [
        _row(f"{p['name']} ({p['in']})", p.get("description", ""), p.get("schema")) for p in call.get("parameters", [])
    ]
    for content in call.get("requestBody", {}).get("content", {}).values():
        rows.append(_row("body", "", content.get("schema")))
        for example in content.get("schema", {}).get("examples", []):
            rows.append(_row("example", msgspec.json.encode(example).decode(), None))
    for status, answer in call.get("responses", {}).items():
        schemas = [content.get("schema") for content in answer.get("content", {}).values()]
        rows.append(_row(status, answer.get("description", ""), schemas[0] if schemas else None))
    title = f'<span class="method">{method.upper()}</span> <code>{escape(path)}</code>'
    return f"<section><h3>{title}</h3><p>{escape(call.get('summary', ''))}</p><table>{''.join(rows)}</table></section>"


def _row(name: str, said: str, schema: dict[str, Any] | None) -> str:
    return f"<tr><th>{escape(name)}</th><td>{escape(said)}</td><td>{_kind(schema)}</td></tr>"


def _kind(schema: dict[str, Any] | None) -> str:
    """A schema in a few words, with links to the shapes it names."""
    if not schema:
        return ""
    if "$ref" in schema:
        name = schema["$ref"].rsplit("/", 1)[-1]
        return f'<a href="#{escape(name)}">{escape(_short(name))}</a>'
    for several in ("oneOf", "anyOf", "allOf"):
        if several in schema:
            return " or ".join(_kind(option) for option in schema[several])
    if schema.get("type") == "array":
        return f"list of {_kind(schema.get('items')) or 'anything'}"
    return f"<code>{escape(str(schema.get('type', 'anything')))}</code>"


def _short(name: str) -> str:
    return name.rsplit(".", 1)[-1].rsplit("_", 1)[-1]


def _shape(name: str, schema: dict[str, Any]) -> str:
    needed = schema.get("required", [])
    rows = [
        _row(field + ("" if field in needed else "?"), kind.get("description", ""), kind)
        for field, kind in schema.get("properties", {}).items()
    ]
    head = f"<h3>{escape(_short(name))}</h3><p>{escape(schema.get('description', ''))}</p>"
    return f'<section id="{escape(name)}">{head}<table>{"".join(rows)}</table></section>'
