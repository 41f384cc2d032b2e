"""Prints the accessibility tree of a browser's page as JSON. `PlatformNode` in tree.ts describes the format.

Usage: dump.py APPLICATION TITLE. APPLICATION is a part of the browser's name on the accessibility bus. The program
waits until a document has the title TITLE and is not busy. After 30 s without such a document, the program exits with
an error message of one line.
"""
import json
import sys
import time

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi

# The longest wait for the document, in seconds.
TIMEOUT_SECONDS = 30
STATES = (
    "BUSY CHECKABLE CHECKED EDITABLE ENABLED EXPANDABLE EXPANDED FOCUSABLE FOCUSED HAS_POPUP INDETERMINATE "
    "INVALID_ENTRY MODAL MULTI_LINE MULTISELECTABLE PRESSED READ_ONLY REQUIRED SELECTABLE SELECTED VISIBLE"
)
RELATIONS = "LABELLED_BY DESCRIBED_BY CONTROLLER_FOR ERROR_MESSAGE"
ATTRIBUTES = "xml-roles level posinset setsize live atomic current haspopup roledescription"


def read_children(node):
    children = [node.get_child_at_index(index) for index in range(node.get_child_count())]
    return [child for child in children if child]


def find_documents(node):
    """Returns the visible documents in an object of the browser, without documents inside other documents."""
    if node.get_role() == Atspi.Role.DOCUMENT_WEB:
        return [node] if node.get_state_set().contains(Atspi.StateType.SHOWING) else []
    return [document for child in read_children(node) for document in find_documents(child)]


def read_relations(node):
    """Returns the target objects of each relation. `main` replaces each target with its path."""
    return {
        name: [relation.get_target(index) for index in range(relation.get_n_targets())]
        for relation in node.get_relation_set()
        for name in RELATIONS.split()
        if relation.get_relation_type() == getattr(Atspi.RelationType, name)
    }


def read_text(node):
    return Atspi.Text.get_text(node, 0, -1) if "Text" in node.get_interfaces() else ""


def read_node(node, path, paths):
    """Returns an object with its children, and adds the path of each object to `paths`."""
    paths[node] = path
    role = Atspi.role_get_name(node.get_role())
    children = read_children(node)
    text = read_text(node)
    if role == "static" and not children and (node.get_name() or not text):
        # Chromium also exposes each text as a child object, although the text of the parent already contains it.
        # Firefox exposes `strong` with the same role, but without a name, so such an object is not a text leaf.
        return {"role": "text leaf"}
    states = node.get_state_set()
    attributes = node.get_attributes()
    return {
        "role": role,
        "name": node.get_name(),
        "description": node.get_description(),
        "text": text,
        "states": [name for name in STATES.split() if states.contains(getattr(Atspi.StateType, name))],
        "attributes": {name: attributes[name] for name in ATTRIBUTES.split() if name in attributes},
        "relations": read_relations(node),
        "children": [read_node(child, [*path, index], paths) for index, child in enumerate(children)],
    }


def find_document(application, title):
    """Returns the document with this title that is not busy, or None."""
    desktop = Atspi.get_desktop(0)
    desktop.clear_cache()
    browsers = [child for child in read_children(desktop) if application in child.get_name().lower()]
    for document in (document for browser in browsers for document in find_documents(browser)):
        if document.get_name() == title and not document.get_state_set().contains(Atspi.StateType.BUSY):
            return document
    return None


def main(application, title):
    deadline = time.monotonic() + TIMEOUT_SECONDS
    while not (document := find_document(application, title)):
        if time.monotonic() > deadline:
            sys.exit(f"{application}: the accessibility bus has no loaded page with the title '{title}'")
        time.sleep(0.05)
    paths = {}
    print(json.dumps(read_node(document, [], paths), default=lambda target: paths.get(target)))


main(*sys.argv[1:])
