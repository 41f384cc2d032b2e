"""Orca runs this file when it starts. The file sends Orca's speech to the socket $SPEECH_SOCKET as JSON lines.

Each line has one key. utterance: an utterance or a character. key: a key press that Orca has received. queueLength: the
number of events in Orca's queue. When Orca initialises its speech, the file prints "Orca is ready".
"""
import json
import os
import socket
import threading

from orca import debug, event_manager, input_event, speech

# Several threads of Orca speak. The lock prevents one thread from writing into the line of another thread.
_lock = threading.Lock()
_socket = socket.socket(socket.AF_UNIX)
_socket.connect(os.environ["SPEECH_SOCKET"])


def _send(**message):
    with _lock:
        _socket.sendall((json.dumps(message) + "\n").encode())


def _say_all(utterances, _progress):
    for context, _voice in utterances:
        _send(utterance=context.utterance)


speech.init = lambda: print("Orca is ready", flush=True)
speech.checkSpeechSetting = lambda: None
speech._speak = lambda text, _voice, _interrupt: _send(utterance=text)
speech.speakCharacter = lambda character, acss=None: _send(utterance=character)
speech.speakKeyEvent = lambda event, acss=None: None
speech.sayAll = _say_all
speech.stop = lambda: None
debug.debugLevel = debug.LEVEL_OFF


def _extend_method(owner, name, callback):
    """Replaces the method `name` of the class `owner`, so that each call also calls `callback` afterwards."""
    method = getattr(owner, name)

    def call_both(self, *args):
        result = method(self, *args)
        callback(self)
        return result

    setattr(owner, name, call_both)


def _send_queue_length(manager):
    _send(queueLength=manager._eventQueue.qsize())


def _send_key(event):
    if event.isPressedKey():
        _send(key=event.event_string)


_extend_method(event_manager.EventManager, "_addToQueue", _send_queue_length)
_extend_method(event_manager.EventManager, "_dequeue", _send_queue_length)
_extend_method(input_event.KeyboardEvent, "process", _send_key)
