"""What a seat does while the game runs: each request becomes a command, and the table decides."""

from fastapi import APIRouter, Request, Response

from nave.tables.asks import Ask, Vote
from nave.tables.commands import Chat, Play, Replace, Resign, Restart, Return, Undo
from nave.web.desk import REFUSALS, SafeRoute, submit
from nave.web.models import AskIn, ChatIn, PlayIn, ReplaceIn, ResignIn, SeatSubmission, TakeBackIn, VoteIn
from nave.web.replies import ReplyOut

router = APIRouter(prefix="/api/tables/{table}", tags=["play"], route_class=SafeRoute, responses=REFUSALS)


@router.post("/play", response_model=ReplyOut)
async def play(request: Request, table: str, body: PlayIn) -> Response:
    """Answer the open question. Stored before anybody, you included, is told."""
    return await submit(
        request, table, Play(id=body.id, seat=body.seat, follows=body.follows, move=body.move)
    )


@router.post("/undo", response_model=ReplyOut)
async def undo(request: Request, table: str, body: TakeBackIn) -> Response:
    """Take back your last answer, unless chance or another seat answered since."""
    return await submit(request, table, Undo(id=body.id, seat=body.seat, follows=body.follows))


@router.post("/restart-turn", response_model=ReplyOut)
async def restart_turn(request: Request, table: str, body: TakeBackIn) -> Response:
    """Take back every answer of yours that can be taken back."""
    return await submit(request, table, Restart(id=body.id, seat=body.seat, follows=body.follows))


@router.post("/resign", response_model=ReplyOut)
async def resign(request: Request, table: str, body: ResignIn) -> Response:
    """Give up. If one seat is left it has won, else a bot plays yours to the end."""
    return await submit(request, table, Resign(id=body.id, seat=body.seat, bot=body.bot))


@router.post("/replace", response_model=ReplyOut)
async def replace(request: Request, table: str, body: ReplaceIn) -> Response:
    """Agree that a bot plays an absent seat. It does as soon as all others have agreed on the same bot."""
    return await submit(request, table, Replace(id=body.id, target=body.target, bot=body.bot))


@router.post("/return", response_model=ReplyOut)
async def come_back(request: Request, table: str, body: SeatSubmission) -> Response:
    """Take your seat again after a bot replaced you."""
    return await submit(request, table, Return(id=body.id, seat=body.seat))


@router.post("/asks", response_model=ReplyOut)
async def ask(request: Request, table: str, body: AskIn) -> Response:
    """Ask all others for a pause, its end, or to take back what chance or others have answered."""
    return await submit(request, table, Ask(id=body.id, seat=body.seat, what=body.what, answers=body.answers))


@router.post("/vote", response_model=ReplyOut)
async def vote(request: Request, table: str, body: VoteIn) -> Response:
    """Agree to what somebody asks for, or not. It is done as soon as all others have agreed."""
    return await submit(request, table, Vote(id=body.id, yes=body.yes))


@router.post("/chat", response_model=ReplyOut)
async def chat(request: Request, table: str, body: ChatIn) -> Response:
    """Say something to the table."""
    return await submit(request, table, Chat(id=body.id, seat=body.seat, text=body.text))
