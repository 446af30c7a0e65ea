"""What goes over the wire: the shapes of requests and answers, which the OpenAPI document is made from."""

from typing import Annotated, Any, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from triforium.hall.rows import Clock

SeatNumber = Annotated[int, Meta(ge=0, le=5)]
Version = Annotated[int, Meta(ge=0, le=2**53)]
Key = Annotated[str, Meta(min_length=1, max_length=64, description="chosen by the client; the same key is one move")]
Name = Annotated[str, Meta(min_length=1, max_length=40)]


# Answers -------------------------------------------------------------------------------------------------------------


class PromptShown(Struct):
    """What is asked, in words and as a text key with arguments, and the handbook paragraph behind it."""

    text: str
    key: str
    args: dict[str, Any]
    rule: str


class Choice(Struct, omit_defaults=True):
    """A legal move; `hint` says what it brings. `final`, only where it is so: once made it cannot be taken back
    freely, since it draws, reveals, binds, ends the game, or hands a secret question to another person. Nothing is
    final for whoever plays against bots alone."""

    action: int
    parts: list[str]
    text: str
    hint: str
    final: bool | UnsetType = UNSET


class ClockShown(Struct):
    """The seconds that are left, and whether they run."""

    left: float
    running: bool


class UndoOffer(Struct, omit_defaults=True):
    """Whether the last own move can be taken back; else why not, and whether the others can be asked."""

    allowed: bool
    reason: str | UnsetType = UNSET
    ask: bool | UnsetType = UNSET


class Picture(Struct):
    """All that a viewer may know."""

    view: dict[str, Any]
    prompt: PromptShown
    legal: list[Choice]
    to_act: list[int]
    scores: list[int | None]
    clocks: list[ClockShown | None] | None
    undo: UndoOffer
    over: bool


class LogLine(Struct, omit_defaults=True):
    """What happened; `move` is the viewer's version that it came with (see `at`)."""

    n: int
    seat: int | None
    key: str
    args: dict[str, Any]
    text: str
    move: int
    rule: str | UnsetType = UNSET


class News(Struct):
    """A version of a viewer, its picture, and the lines that are new."""

    version: int
    log: list[LogLine]
    picture: Picture


class Past(News, omit_defaults=True):
    """A version of the past. `moves`, once the game is over: how many moves of its record led there, which is the
    `play_from` of a table that is to play on from there."""

    moves: int | UnsetType = UNSET


class Log(Struct):
    """Lines of a log; ask again after `next` for more."""

    log: list[LogLine]
    next: int


class SeatShown(Struct):
    """Who sits where. `ready`: has answered a question that others still think about."""

    number: int
    kind: str
    name: str | None
    bot: str | None
    player: str | None
    yours: bool
    stand_in: str | None
    resigned: bool
    ready: bool


class Standing(Struct, omit_defaults=True):
    """How a game stands: its round (of so many), if the title counts them; points and winners when it was played to
    its end."""

    round: int | UnsetType = UNSET
    rounds: int | UnsetType = UNSET
    scores: list[int | None] | UnsetType = UNSET
    winners: list[int] | UnsetType = UNSET


class Heading(Struct, kw_only=True):
    """A table as lists show it."""

    id: str
    game: str
    rules: str
    options: dict[str, str]
    phase: str
    closed: str | None
    public: bool
    host: str
    clock: Clock | None
    seats: list[SeatShown]
    seed_hash: str
    seed_chosen: bool
    origin: dict[str, Any] | None
    created: int
    your_turn: bool
    standing: Standing | None
    seed: str | UnsetType = UNSET


class TableShown(Heading, kw_only=True):
    """A table as a viewer finds it: `viewer` is the seat that is looked from, null for a spectator."""

    viewer: int | None
    version: int
    picture: Picture | None
    log: list[LogLine]
    asking: list[dict[str, Any]]
    heard: int


class TableList(Struct):
    """A page of tables; ask with `cursor=next` for the next one."""

    tables: list[Heading]
    next: str | None


class HappeningShown(Struct, kw_only=True):
    """What else happened at a table; `data` hangs on the kind."""

    n: int
    kind: str
    seat: int | None
    name: str | None
    player: str | None
    data: dict[str, Any]
    time: float


class Happenings(Struct):
    """Happenings after a number; ask again after `next` for more."""

    happenings: list[HappeningShown]
    next: int


class PlayerShown(Struct):
    """A player as others see it."""

    id: str
    name: str


class Guest(Struct):
    """A new guest, and the token by which the hall knows it again."""

    player: PlayerShown
    token: str


class Fault(Struct, omit_defaults=True):
    """Why something was refused: a stable code, words for people, and an id that stands in the hall's log."""

    code: str
    message: str
    id: str
    rule: str | UnsetType = UNSET
    version: int | UnsetType = UNSET
    picture: Picture | UnsetType = UNSET


class Problem(Struct):
    """The answer to whatever was refused."""

    error: Fault


class BotShown(Struct):
    """A level of bots that can be asked to play, from weak to strong: how it is called, a sentence about it, and for
    how many seconds it thinks (0: it answers at once)."""

    name: str
    title: str
    text: str
    seconds: float


class LineMove(Struct):
    """A move that is expected."""

    seat: int
    text: str


class ReasonShown(Struct):
    """A move that was weighed: its share of all tries, the points by which whoever makes it would be ahead, and the
    moves that are expected then, itself first."""

    action: int
    text: str
    share: float
    lead: float
    line: list[LineMove]


class Reasons(Struct):
    """The moves that a bot of that kind weighed, the best first; none where there was nothing to weigh. `move`: the
    one that was made, where it is about a move of the past."""

    seat: int
    kind: str
    move: str | None
    reasons: list[ReasonShown]


class ChancesAt(Struct):
    """The win chance of every seat before a move, counted from 1."""

    move: int
    chances: list[float]


class ReviewPlayer(Struct):
    """What became of one seat: `first` + `own` + `others` + `luck` is `last`, all in win chances. `own` is what its own
    moves have changed, `grades` how many of them were an inaccuracy, a mistake or a blunder."""

    decisions: int
    accuracy: float
    grades: dict[str, int]
    first: float
    own: float
    others: float
    luck: float
    last: float


class ReviewMove(Struct):
    """A decision: what was played, what would have been better, and what that cost in win chance. `version` is yours
    when the move was due."""

    number: int
    version: int
    seat: int
    rule: str
    text: str
    better: str | None
    cost: float
    grade: str | None


class ReviewStep(Struct):
    """A decision, or several taken at the same time, with every seat's win chance before and after, and what luck gave
    or took."""

    moves: list[ReviewMove]
    before: list[float]
    after: list[float]
    luck: list[float]


class ReviewShown(Struct):
    """All of a review; `moments` are the three steps that decided the game, each with the seat it mattered to most."""

    players: list[ReviewPlayer]
    steps: list[ReviewStep]
    moments: list[list[int]]


class Reviewing(Struct):
    """How far a review has come: decisions thought about, of how many (0: not known yet), the win chances found so far,
    and in the end the review. Ask again until it is there."""

    done: int
    all: int
    chances: list[ChancesAt]
    review: ReviewShown | None


class OptionShown(Struct):
    """An option of a game: its values, the default first, and the handbook paragraph that explains them."""

    name: str
    values: list[str]
    default: str
    rule: str | None
    text: str


class GameShown(Struct):
    """A title."""

    name: str
    title: str
    designers: str
    year: int
    rules: str
    seats: list[int]
    seats_with: list[dict[str, Any]]
    options: list[OptionShown]
    bots: list[BotShown]


class GameList(Struct):
    """All titles."""

    games: list[GameShown]


class Paragraph(Struct):
    """A rule in words (Markdown)."""

    id: str
    section: str
    title: str
    text: str


class Handbook(Struct):
    """The rules of a game."""

    game: str
    lang: str
    paragraphs: list[Paragraph]


# Requests ------------------------------------------------------------------------------------------------------------


class NewGuest(Struct, forbid_unknown_fields=True):
    """Who wants to play; everything may be left out."""

    name: Name | None = None
    lang: str | None = None


class SeatWanted(Struct, forbid_unknown_fields=True):
    """Who is to sit there: me, anybody (open), a bot, or a further person on my screen (local)."""

    kind: Annotated[str, Meta(pattern="^(me|open|bot|local)$")]
    bot: Annotated[str, Meta(max_length=40)] | None = None
    name: Name | None = None


class NewTable(Struct, forbid_unknown_fields=True):
    """What a table is for, and who is to sit at it."""

    game: Annotated[str, Meta(max_length=40)]
    seats: Annotated[list[SeatWanted], Meta(min_length=1, max_length=8)]
    options: dict[str, str] = {}
    public: bool = True
    clock: Clock | None = None
    seed: int | Annotated[str, Meta(max_length=40)] | None = None


class NewMove(Struct, forbid_unknown_fields=True):
    """A decision: `version` is the one that the seat looked at."""

    seat: SeatNumber
    action: Annotated[int, Meta(ge=-(2**53), le=2**53)]
    version: Version
    key: Key


class NewUndo(Struct, forbid_unknown_fields=True):
    """A wish to take the last own move back."""

    seat: SeatNumber
    version: Version
    key: Key


class Me(Struct):
    """What the hall knows of the player who asks."""

    id: str
    name: str
    account: bool
    settings: dict[str, Any]


class HandOver(Struct, forbid_unknown_fields=True):
    """To whom: another player, or (by default) a bot until I come back."""

    player: Annotated[str, Meta(max_length=32)] | None = None
    bot: Annotated[str, Meta(max_length=40)] | None = None


class Vote(Struct, forbid_unknown_fields=True):
    """Yes or no."""

    agree: bool


class NewChat(Struct, forbid_unknown_fields=True):
    """Something said at a table: text, never markup."""

    text: Annotated[str, Meta(min_length=1, max_length=500)]


class Notes(Struct, forbid_unknown_fields=True):
    """A player's own notes on a table, which nobody else sees."""

    text: Annotated[str, Meta(max_length=10_000)]


class NewReport(Struct, forbid_unknown_fields=True):
    """A happening (a line of chat) that the host should look at."""

    n: Annotated[int, Meta(ge=1, le=2**31)]
    reason: Annotated[str, Meta(max_length=500)] = ""


class NewAccount(Struct, forbid_unknown_fields=True):
    """Name and password; a guest who asks keeps its games."""

    name: Name
    password: Annotated[str, Meta(min_length=8, max_length=200)]


class Credentials(Struct, forbid_unknown_fields=True):
    """Name and password of an account."""

    name: Name
    password: Annotated[str, Meta(max_length=200)]


class Notify(Struct, forbid_unknown_fields=True, omit_defaults=True):
    """Where to say "your turn": an e-mail address, a webhook (https only); empty for nowhere."""

    email: Annotated[str, Meta(max_length=200)] | None = None
    webhook: Annotated[str, Meta(max_length=500)] | None = None


class PasswordChange(Struct, forbid_unknown_fields=True):
    """The old one and the new one; all other sessions end."""

    old: Annotated[str, Meta(max_length=200)]
    new: Annotated[str, Meta(min_length=8, max_length=200)]


class MyChanges(Struct, forbid_unknown_fields=True):
    """What to change of my name, settings and password."""

    name: Name | None = None
    lang: Annotated[str, Meta(pattern="^(en|nl|de)$")] | None = None
    theme: Annotated[str, Meta(max_length=20)] | None = None
    text_mode: bool | None = None
    taps: Literal["auto", "one", "two"] | None = None
    pace: Annotated[int, Meta(ge=0, le=60_000, description="milliseconds that a move of others is shown")] | None = None
    sound: bool | Literal["off", "soft", "full"] | None = None
    notices: Notify | None = None
    password: PasswordChange | None = None


class NewToken(Struct, forbid_unknown_fields=True):
    """A token for a program; the label helps you to know it again."""

    label: Annotated[str, Meta(min_length=1, max_length=60)]


class TokenMade(Struct):
    """A new token, told only once."""

    id: str
    label: str
    token: str


class TokenShown(Struct):
    """A token that is valid, without its secret."""

    id: str
    label: str
    session: bool
    created: float
    expires: float
    current: bool


class TokenList(Struct):
    """My tokens."""

    tokens: list[TokenShown]


class RecordUpload(Struct):
    """A save file: as it is, or below `record`. With `play_from` a table that plays on after so many moves."""

    triforium: int | str | None = None
    record: dict[str, Any] | None = None
    play_from: Annotated[int, Meta(ge=0, le=100_000)] | None = None
    seat: SeatNumber = 0
    bot: Annotated[str, Meta(max_length=40)] = "journeyman"


class BeforeIt(Struct):
    """The moves from which a game was played on, with all dealt anew that `seat` could not know."""

    seed: str
    moves: list[list[int]]
    seat: int
    prelude: "BeforeIt | None"


class SaveFile(Struct, omit_defaults=True):
    """A whole game: with these numbers it replays anywhere. One that was played on from another has a `prelude`."""

    triforium: int
    game: str
    rules: str
    seats: int
    seed: str
    options: dict[str, str]
    players: list[str]
    moves: list[list[int]]
    prelude: BeforeIt | UnsetType = UNSET


class Healthy(Struct):
    """The hall is well."""

    status: str
    version: str
    database: str
