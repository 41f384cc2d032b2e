import { traverse, types as t } from '@babel/core';
import { getKey, parseTree, applyEdits } from '../../sourceTree';
import type { Sources } from './version';
import { isMentioned, findUsedStatements } from './words';

const JOB_LIST_FILE = 'jobList.ts';

/**
 * Returns the names of the content files of pages that list jobs. For `content: () => import('./jobs')`, the name is
 * 'jobs.ts'.
 */
const listContentFiles = (pagesSource: string): string[] =>
  [...pagesSource.matchAll(/\bkind: ['"]jobs['"][^]*?\bimport\([^)]*['"]\.\/([\w-]+)['"]\s*\)/g)].map(
    ([, name = '']) => `${name}.ts`,
  );

/** Returns the array of jobs in a content file. Returns undefined if the file has no such array. */
function findJobs(tree: t.File): t.ArrayExpression | undefined {
  let jobArray: t.ArrayExpression | undefined;
  traverse(tree, {
    ObjectProperty: ({ node }) => {
      if (getKey(node) === 'jobs' && t.isArrayExpression(node.value)) jobArray ??= node.value;
    },
  });
  return jobArray;
}

/**
 * Removes each of `statements` from a source if the rest of the source uses none of the statement's names. TypeScript
 * would report the unused names.
 */
const removeUnused = (source: string, statements: readonly string[]): string =>
  statements.reduceRight((text, statement) => {
    const remainingText = text.replace(statement.trim(), '');
    const names = parseTree(statement).program.body.flatMap((node) =>
      Object.keys(t.getBindingIdentifiers(node, false, true)),
    );
    return names.some((name) => isMentioned(name, remainingText)) ? text : remainingText;
  }, source);

/** Returns the source of `pages.ts` with a call of `withJobPages`, which adds a page for each job. */
function wrapWithJobPages(pagesSource: string): string {
  const edits = parseTree(pagesSource).program.body.flatMap((statement) => {
    if (!t.isExportNamedDeclaration(statement) || !t.isVariableDeclaration(statement.declaration)) return [];
    const [declarator] = statement.declaration.declarations;
    const { start, end } = (t.isIdentifier(declarator?.id, { name: 'pages' }) && declarator.init) || {};
    if (typeof start !== 'number' || typeof end !== 'number') return [];
    return [{ start, end, text: `withJobPages(jobs, ${pagesSource.slice(start, end)})` }];
  });
  const kitImportPattern = /import type \{([^}]*?),?\s*\} from ['"]#kit['"]/;
  const jobsImport = "import { jobs } from './jobList';\n";
  const text = applyEdits(pagesSource, edits);
  return kitImportPattern.test(text)
    ? jobsImport +
        text.replace(kitImportPattern, (_, types: string) => {
          const names = types.split(',').map((name) => `type ${name.trim()}`);
          return `import { withJobPages, ${names.join(', ')} } from '#kit'`;
        })
    : `${jobsImport}import { withJobPages } from '#kit';\n${text}`;
}

/**
 * Moves the jobs from the content of their page to `jobList.ts`, and adds a page for each job to `pages.ts`. Does not
 * change a folder with several pages that list jobs, or with jobs that are imported from another file. For such a
 * folder, `npm run check` reports the missing pages of the jobs.
 */
export function addJobPages(sources: Sources): Sources {
  const pagesSource = sources.get('pages.ts') ?? '';
  const [file = '', ...otherFiles] = pagesSource.includes('withJobPages') ? [] : listContentFiles(pagesSource);
  const contentSource = sources.get(file);
  if (contentSource === undefined || otherFiles.length > 0 || sources.has(JOB_LIST_FILE)) return sources;
  const tree = parseTree(contentSource);
  const { start, end } = findJobs(tree) ?? {};
  if (typeof start !== 'number' || typeof end !== 'number') return sources;
  const jobsSource = contentSource.slice(start, end);
  const statements = tree.program.body.filter(
    (statement) => (statement.end ?? 0) < start || (statement.start ?? 0) > end,
  );
  const usedStatements = findUsedStatements(contentSource, statements, jobsSource);
  const jobListSource = `import type { Job } from '#kit';
${usedStatements.join('\n')}

/** The jobs. Each job has its own page. The page has an application form until the last day (\`validThrough\`). */
export const jobs: readonly Job[] = ${jobsSource};
`;
  const remainingSource = removeUnused(applyEdits(contentSource, [{ start, end, text: 'jobList' }]), usedStatements);
  // The upgrade writes the files in the order of this map. `jobList.ts` is first, so that an interrupted upgrade loses
  // no jobs.
  return new Map([
    [JOB_LIST_FILE, jobListSource],
    ...sources,
    [file, `import { jobs as jobList } from './jobList';\n${remainingSource}`],
    ['pages.ts', wrapWithJobPages(pagesSource)],
  ]);
}
