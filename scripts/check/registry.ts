import { types as t } from '@babel/core';
import { getKey, parseTree } from '../sourceTree';

/** A page's entry in the source of `pages.ts`. */
export interface RegistryEntry {
  readonly id: string;
  /** The name after `webpackChunkName`, or undefined when the entry has none. */
  readonly chunk: string | undefined;
  /** The languages in which the page exists. The field is absent when `languages` of the entry is no array literal. */
  readonly languages?: readonly string[];
}

/** Returns the object with the entries: the value of `pages`, or the last argument of a call such as `withJobPages`. */
function findRegistryObject(value: t.Node | null | undefined): t.ObjectExpression | undefined {
  if (t.isObjectExpression(value)) return value;
  return t.isCallExpression(value) ? findRegistryObject(value.arguments.at(-1)) : undefined;
}

function readLanguages(entry: t.ObjectProperty): string[] | undefined {
  const properties = t.isObjectExpression(entry.value) ? entry.value.properties : [];
  const languagesProperty = properties.find((property) => getKey(property) === 'languages');
  if (!t.isObjectProperty(languagesProperty) || !t.isArrayExpression(languagesProperty.value)) return undefined;
  return languagesProperty.value.elements.flatMap((element) => (t.isStringLiteral(element) ? [element.value] : []));
}

/**
 * Parses the source of the page registry. The imported value lacks duplicate ids, the pages of other languages, and the
 * chunk names, which are in comments.
 */
export function parseRegistry(source: string): RegistryEntry[] {
  const declarators = parseTree(source).program.body.flatMap((node) =>
    t.isExportNamedDeclaration(node) && t.isVariableDeclaration(node.declaration) ? node.declaration.declarations : [],
  );
  const pagesDeclarator = declarators.find(({ id }) => t.isIdentifier(id, { name: 'pages' }));
  return (findRegistryObject(pagesDeclarator?.init)?.properties ?? []).flatMap((entry): RegistryEntry[] => {
    const id = getKey(entry);
    if (id === undefined || !t.isObjectProperty(entry)) return [];
    const entrySource = source.slice(entry.start ?? 0, entry.end ?? 0);
    const chunk = /import\(\s*\/\*\s*webpackChunkName:\s*["']([^"']+)["']/.exec(entrySource)?.[1];
    const languages = readLanguages(entry);
    return [{ id, chunk, ...(languages && { languages }) }];
  });
}
