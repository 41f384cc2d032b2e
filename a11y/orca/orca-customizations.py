"""Read by Orca when it starts: what it would say goes to the socket $HEARD_AT, a JSON line each, and to no speaker.

said: an utterance or a character. key: a key press that Orca has seen. queue: how many events wait to be handled.
"""
import json
import os
import socket
import threading

from orca import debug, event_manager, input_event, speech

# Threads of Orca speak, too: a line must not be cut by another.
_lock = threading.Lock()
_line = socket.socket(socket.AF_UNIX)
_line.connect(os.environ["HEARD_AT"])


def _tell(**what):
    with _lock:
        _line.sendall((json.dumps(what) + "\n").encode())


def _say_all(utterances, _progress):
    for context, _voice in utterances:
        _tell(said=context.utterance)


speech.init = lambda: _tell(ready=True)
speech.checkSpeechSetting = lambda: None
speech._speak = lambda text, _voice, _interrupt: _tell(said=text)
speech.speakCharacter = lambda character, acss=None: _tell(said=character)
speech.speakKeyEvent = lambda event, acss=None: None
speech.sayAll = _say_all
speech.stop = lambda: None
debug.debugLevel = debug.LEVEL_OFF


def _after(owner, name, tell):
    """Calls `tell` whenever the method has done its work."""
    method = getattr(owner, name)

    def both(self, *args):
        result = method(self, *args)
        tell(self)
        return result

    setattr(owner, name, both)


def _tell_queue(manager):
    _tell(queue=manager._eventQueue.qsize())


def _tell_key(event):
    if event.isPressedKey():
        _tell(key=event.event_string)


_after(event_manager.EventManager, "_addToQueue", _tell_queue)
_after(event_manager.EventManager, "_dequeue", _tell_queue)
_after(input_event.KeyboardEvent, "process", _tell_key)
