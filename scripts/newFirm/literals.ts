import { traverse, types as t, type NodePath } from '@babel/core';
import { parseTree, applyEdits } from '../sourceTree';

/** A string or template literal in a source: 'Send', or 'Write to {1}.' for `Write to ${firm.inbox}.` */
export interface Literal {
  readonly text: string;
  /**
   * The name of the field or constant that the literal is assigned to, or undefined for other literals, such as list
   * entries.
   */
  readonly field: string | undefined;
  /** Whether the literal is a field's name. */
  readonly isKey: boolean;
  /** The source code of the expressions for the placeholders {1}, {2} … */
  readonly expressions: readonly string[];
  /** The offsets of the literal in the source. */
  readonly start: number;
  readonly end: number;
}

function findField({ node, parent }: NodePath): string | undefined {
  if (t.isObjectProperty(parent) && parent.value === node && t.isIdentifier(parent.key)) return parent.key.name;
  if (t.isVariableDeclarator(parent) && t.isIdentifier(parent.id)) return parent.id.name;
  return undefined;
}

/**
 * Returns the literals of a TypeScript source in order. Omits import paths, types, and literals inside template
 * literals. Throws when the source cannot be parsed.
 */
export function findLiterals(source: string): Literal[] {
  const literals: Literal[] = [];
  const getCode = ({ start, end }: t.Node): string => source.slice(start ?? 0, end ?? 0);
  const addLiteral = (path: NodePath, text: string, expressions: readonly string[] = []): void => {
    const { start, end } = path.node;
    const isKey = path.key === 'key';
    literals.push({ text, field: findField(path), isKey, expressions, start: start ?? 0, end: end ?? 0 });
  };
  traverse(parseTree(source), {
    ImportDeclaration: (path) => path.skip(),
    CallExpression: (path) => {
      if (t.isImport(path.node.callee)) path.skip();
    },
    TSType: (path) => path.skip(),
    StringLiteral: (path) => addLiteral(path, path.node.value),
    TemplateLiteral: (path) => {
      const texts = path.node.quasis.map(
        ({ value }, index) => `${index === 0 ? '' : `{${index}}`}${value.cooked ?? ''}`,
      );
      addLiteral(path, texts.join(''), path.node.expressions.map(getCode));
      // The literals inside a template's expressions are arguments of functions, such as 'long', and not texts.
      path.skip();
    },
  });
  return literals;
}

/** Returns the template literal of a text with numbered placeholders. */
const buildTemplate = (text: string, expressions: readonly string[]): string =>
  `\`${text
    .replaceAll(/[`\\]|\$(?=\{)/g, String.raw`\$&`)
    .replaceAll(/\{(\d+)\}/g, (_match, number: string) => `\${${expressions[Number(number) - 1] ?? ''}}`)}\``;

/**
 * Returns the source after replacing the text of each literal with the result of `replace`. If `replace` returns the
 * same text, the literal stays unchanged.
 */
export function replaceLiterals(source: string, replace: (literal: Literal) => string): string {
  const edits = findLiterals(source).flatMap((literal) => {
    const text = replace(literal);
    if (text === literal.text) return [];
    const { start, end, expressions } = literal;
    return [{ start, end, text: expressions.length > 0 ? buildTemplate(text, expressions) : JSON.stringify(text) }];
  });
  return applyEdits(source, edits);
}
