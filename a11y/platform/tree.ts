/**
 * An object of a browser's accessibility tree, in the format of dump.py. The names of roles, states and relations are
 * those of AT-SPI.
 */
export interface PlatformNode {
  role: string;
  name: string;
  description: string;
  /** The object's text. Each U+FFFC stands for a child. */
  text: string;
  states: string[];
  attributes: Record<string, string>;
  /**
   * The path of each target of a relation, as a list of child indices from the document. `null` stands for a target
   * outside the document.
   */
  relations: Record<string, (number[] | null)[]>;
  children: (PlatformNode | TextLeaf)[];
}

/** The object that Chromium exposes for a text. The text of the parent object contains the same text. */
interface TextLeaf {
  role: 'text leaf';
}

/** An object with a meaning for assistive technology, or a text between such objects. */
export interface TreeObject {
  /** AT-SPI's role, the ARIA role of a landmark, or 'text'. */
  role: string;
  name: string;
  /** The texts in the object. A child without a text, such as an image, contributes its name. */
  content: string;
  description: string;
  states: readonly string[];
  attributes: Readonly<Record<string, string>>;
  /** For each relation, the contents of its targets. */
  relations: Readonly<Record<string, readonly string[]>>;
  parent: TreeObject | null;
}

/** The character that stands for a child in a text. */
const CHILD_PLACEHOLDER = '\uFFFC';

/** The roles of elements without semantics, such as `div` and `strong`. The browsers omit some of these elements. */
const GENERIC_ROLES = new Set(['section', 'unknown', 'header', 'footer', 'static', 'panel']);

/**
 * Attributes with a meaning for assistive technology. Chromium also exposes the size of lists and the level of list
 * items, but the comparison omits these two attributes.
 */
const COMPARED_ATTRIBUTES = ['live', 'atomic', 'current', 'haspopup', 'roledescription', 'posinset'];

/** The empty values of the properties that a text object lacks. */
const EMPTY_PROPERTIES = { name: '', description: '', states: [], attributes: {}, relations: {} };

const isNode = (child: PlatformNode | TextLeaf): child is PlatformNode => child.role !== 'text leaf';

const normaliseText = (text: string): string => text.replaceAll(/\s+/g, ' ').trim();

/** Returns true for a `select` and the objects in it. */
export const isInSelect = (object: TreeObject | null): boolean =>
  object !== null && (object.role === 'combo box' || isInSelect(object.parent));

/**
 * Returns the texts in an object and in its children. For an object without a text, such as an image, returns the name.
 */
function readContent({ name, text, children }: PlatformNode): string {
  const childContents = children.filter(isNode).map(readContent);
  const textParts = text.split(CHILD_PLACEHOLDER);
  return (
    normaliseText(textParts.map((part, index) => `${part} ${childContents[index] ?? ''}`).join(' ')) ||
    normaliseText(name)
  );
}

/**
 * Returns true for an object without a meaning for assistive technology. A focusable object has a meaning. With
 * `hasFocusableScrollers`, the function ignores whether an object is focusable, because the browser also makes scroll
 * containers focusable.
 */
function isGeneric(node: PlatformNode, hasFocusableScrollers: boolean): boolean {
  const { role, name, description, states, attributes } = node;
  return (
    GENERIC_ROLES.has(role) &&
    name === '' &&
    description === '' &&
    (hasFocusableScrollers || !states.includes('FOCUSABLE')) &&
    !('live' in attributes || 'roledescription' in attributes)
  );
}

function readAttributes({ role, attributes }: PlatformNode): Record<string, string> {
  const names = [
    ...COMPARED_ATTRIBUTES,
    ...(role === 'heading' ? ['level'] : []),
    ...('posinset' in attributes ? ['setsize'] : []),
  ];
  // Chromium also exposes the default value of `atomic`.
  return Object.fromEntries(
    Object.entries(attributes).filter(
      ([name, value]) => names.includes(name) && !(name === 'atomic' && value === 'false'),
    ),
  );
}

/** Returns the node at a path, or undefined. */
const findNode = (root: PlatformNode, path: readonly number[]): PlatformNode | undefined =>
  path.reduce<PlatformNode | undefined>((node, childIndex) => {
    const child = node?.children[childIndex];
    return child && isNode(child) ? child : undefined;
  }, root);

/**
 * Returns the objects of a tree in reading order, the document first. Replaces each element without a meaning with its
 * content. Throws when the text of an object has no U+FFFC for a child, because the position of the child would be
 * unknown. Set `hasFocusableScrollers` for Firefox, which makes scroll containers focusable.
 */
export function readObjects(root: PlatformNode, hasFocusableScrollers = false): TreeObject[] {
  const objects: TreeObject[] = [];
  const readRelations = ({ relations }: PlatformNode) =>
    Object.fromEntries(
      Object.entries(relations).map(([name, paths]) => [
        name,
        // Firefox lists a `label` element twice if the field also refers to it by `aria-labelledby`.
        [
          ...new Set(
            paths.map((path) => {
              const target = path && findNode(root, path);
              return target ? readContent(target) : '';
            }),
          ),
        ],
      ]),
    );
  const addText = (text: string, parent: TreeObject | null) => {
    const normalisedText = normaliseText(text);
    if (normalisedText === '') return;
    const lastObject = objects.at(-1);
    if (lastObject?.role === 'text' && lastObject.parent === parent)
      lastObject.content = `${lastObject.content} ${normalisedText}`;
    else objects.push({ ...EMPTY_PROPERTIES, role: 'text', content: normalisedText, parent });
  };
  const visitNode = (node: PlatformNode, outerObject: TreeObject | null) => {
    let parent = outerObject;
    if (!isGeneric(node, hasFocusableScrollers)) {
      const { role, description, states, attributes } = node;
      parent = {
        role: role === 'landmark' ? (attributes['xml-roles'] ?? role) : role,
        name: normaliseText(node.name),
        content: readContent(node),
        description: normaliseText(description),
        states,
        attributes: readAttributes(node),
        relations: readRelations(node),
        parent: outerObject,
      };
      objects.push(parent);
    }
    const textParts = node.text.split(CHILD_PLACEHOLDER);
    const children = node.children.filter(isNode);
    if (node.text !== '' && textParts.length !== children.length + 1)
      throw new Error(
        `${node.role} '${node.name}' has ${children.length} children, but its text has ${textParts.length - 1} placeholders (U+FFFC)`,
      );
    for (let index = 0; index < Math.max(textParts.length, children.length); index += 1) {
      addText(textParts[index] ?? '', parent);
      const child = children[index];
      if (child) visitNode(child, parent);
    }
  };
  visitNode(root, null);
  return objects;
}
