"""Lessons: guided games on the real engine, as data beside the rules of each game."""

from nave.lessons.course import Course, Told, game_to_play_on
from nave.lessons.pack import Lesson, LessonError, Pack, Step, pack_of, packs_of

__all__ = [
    "Course",
    "Lesson",
    "LessonError",
    "Pack",
    "Step",
    "Told",
    "game_to_play_on",
    "pack_of",
    "packs_of",
]
