"""Refusals: every answer that is not what was asked for, with its stable code."""

from typing import Any

STATUS = {
    "malformed": 400,
    "too-large": 413,
    "who-are-you": 401,
    "wrong-password": 401,
    "not-your-seat": 403,
    "foreign-origin": 403,
    "closed-table": 403,
    "among-people": 403,
    "no-such-table": 404,
    "no-such-game": 404,
    "no-such-seat": 404,
    "no-such-player": 404,
    "no-such-token": 404,
    "no-such-version": 404,
    "no-such-page": 404,
    "no-reasons": 404,
    "no-such-method": 405,
    "stale": 409,
    "not-your-turn": 409,
    "game-over": 409,
    "seat-taken": 409,
    "name-taken": 409,
    "still-running": 409,
    "still-secret": 409,
    "unfinished": 409,
    "not-started": 409,
    "already-started": 409,
    "nothing-to-undo": 409,
    "nothing-asked": 409,
    "illegal-move": 422,
    "bad-option": 422,
    "bad-seats": 422,
    "bad-bot": 422,
    "bad-clock": 422,
    "bad-seed": 422,
    "bad-address": 422,
    "foreign-record": 422,
    "damaged-record": 422,
    "slow-down": 429,
    "our-fault": 500,
}


class Refusal(Exception):
    """Something that the hall will not do; without a message of its own it is said in the caller's language. `also`
    goes into the error beside code and message."""

    def __init__(self, code: str, message: str = "", headers: dict[str, str] | None = None, **also: Any) -> None:
        super().__init__(message or code)
        self.code = code
        self.status = STATUS[code]
        self.message = message
        self.headers = headers or {}
        self.also = also
