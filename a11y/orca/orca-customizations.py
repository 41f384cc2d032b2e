"""Orca runs this file when it starts. The file sends Orca's speech to the socket $SPEECH_SOCKET as JSON lines.

Each line has one key. ready: true when Orca initialises its speech. utterance: an utterance or a character. key: a key
press that Orca has received. queueLength: the number of events in Orca's queue.
"""
import json
import os
import socket
import threading

from orca import debug, event_manager, input_event, speech

# Several threads of Orca speak. The lock prevents one thread from writing into the line of another thread.
_lock = threading.Lock()
_line = socket.socket(socket.AF_UNIX)
_line.connect(os.environ["SPEECH_SOCKET"])


def _tell(**what):
    with _lock:
        _line.sendall((json.dumps(what) + "\n").encode())


def _say_all(utterances, _progress):
    for context, _voice in utterances:
        _tell(utterance=context.utterance)


speech.init = lambda: _tell(ready=True)
speech.checkSpeechSetting = lambda: None
speech._speak = lambda text, _voice, _interrupt: _tell(utterance=text)
speech.speakCharacter = lambda character, acss=None: _tell(utterance=character)
speech.speakKeyEvent = lambda event, acss=None: None
speech.sayAll = _say_all
speech.stop = lambda: None
debug.debugLevel = debug.LEVEL_OFF


def _after(owner, name, tell):
    """Replaces the method `name` of the class `owner`, so that each call also calls `tell` afterwards."""
    method = getattr(owner, name)

    def both(self, *args):
        result = method(self, *args)
        tell(self)
        return result

    setattr(owner, name, both)


def _tell_queue(manager):
    _tell(queueLength=manager._eventQueue.qsize())


def _tell_key(event):
    if event.isPressedKey():
        _tell(key=event.event_string)


_after(event_manager.EventManager, "_addToQueue", _tell_queue)
_after(event_manager.EventManager, "_dequeue", _tell_queue)
_after(input_event.KeyboardEvent, "process", _tell_key)
