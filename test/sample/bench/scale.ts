import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startJourney } from '../../e2e/harness';
import { measurePage, type PageCost } from '../../../scripts/build/measure';
import { ensureBrowser } from '../../../scripts/chromium';
import { measureInteractions, scaleSteps } from '../../../scripts/bench/interactions';

/**
 * `node scripts/command.cjs ../test/sample/bench/scale`: builds copies of the site with ever more jobs and plans in `content/`, and shows how long each
 * build takes, what the two pages weigh and, from as many as need a 'Show 24 more', how long they take to answer.
 */
const SIZES = [10, 100, 1000] as const;
const SOURCES = [
  'src',
  'server',
  'scripts',
  'public',
  'test',
  'package.json',
  'tsconfig.json',
  'webpack.config.ts',
  'babel.config.js',
];

/** Renames a list of the sample content and puts one of `count` entries, made of the same, in its place. */
function multiply(source: string, list: RegExp, of: string, entry: string, count: number): string {
  const renamed = source.replace(list, (line) => line.replace(of, `${of}Sample`));
  if (renamed === source) throw new Error(`The sample content has no list that matches ${String(list)}`);
  return `${renamed}\nfunction many${of}() { return Array.from({ length: ${count} }, (_, n) => ({ ...${of}Sample[n % ${of}Sample.length]!, ${entry} })); }\n`;
}

async function scaled(root: string, count: number): Promise<void> {
  const edit = async (file: string, change: (text: string) => string) => {
    const at = path.join(root, 'src/content/banyan-byte', file);
    await writeFile(at, change(await readFile(at, 'utf8')));
  };
  await edit('careers.ts', (text) =>
    multiply(text, /const jobs: readonly Job\[\] =/, 'jobs', 'id: `job-${n}`, title: `Job ${n}`', count).replace(
      /\n {2}jobs,\n/,
      '\n  jobs: manyjobs(),\n',
    ),
  );
  await edit('pricing/businessWebsite.ts', (text) =>
    `const plansSample: PricingPageContent['plans'] = ${/plans: (\[[\s\S]*?\n {2}\]),/.exec(text)?.[1] ?? '[]'};\n${text}`.replace(
      /\n {2}plans: \[[\s\S]*?\n {2}\],/,
      `\n  plans: Array.from({ length: ${count} }, (_, n) => ({ ...plansSample[n % plansSample.length]!, id: \`plan-\${n}\`, name: \`Plan \${n}\` })),`,
    ),
  );
}

async function interact(dist: string): Promise<Record<string, number>> {
  const site = await startJourney({ DIST_DIR: dist });
  try {
    const answers = await measureInteractions(site, scaleSteps);
    return Object.fromEntries(
      Object.entries(answers).flatMap(([name, { paint, outcome }]) => [
        [`${name}: next paint, ms`, Math.round(paint)],
        [`${name}: outcome, ms`, Math.round(outcome)],
      ]),
    );
  } finally {
    await site.stop();
  }
}

ensureBrowser();
const rows: Record<string, Record<string, number>> = {};
for (const count of SIZES) {
  const root = await mkdtemp(path.join(tmpdir(), 'scale-'));
  try {
    for (const source of SOURCES) await cp(source, path.join(root, source), { recursive: true });
    await symlink(path.resolve('node_modules'), path.join(root, 'node_modules'));
    await scaled(root, count);
    const begun = performance.now();
    // Without the check before it: what is made up here by the thousand is no firm's content.
    const { status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', '--import', './src/site/register.js', 'scripts/build/site.ts'],
      {
        cwd: root,
        stdio: ['ignore', 'inherit', 'inherit'],
      },
    );
    if (status !== 0) throw new Error(`The build with ${count} jobs and plans failed`);
    const seconds = (performance.now() - begun) / 1000;
    const weigh = (page: string): Promise<PageCost> => measurePage(path.join(root, 'dist'), `${page}/index.html`);
    const [jobs, plans, home] = await Promise.all([weigh('careers'), weigh('business-website-pricing'), weigh('.')]);
    rows[`${count} jobs and plans`] = {
      'build, s': Math.round(seconds * 10) / 10,
      'jobs: HTML': jobs.html,
      'jobs: scripts': jobs.script,
      'jobs: elements': jobs.elements,
      'plans: HTML': plans.html,
      'plans: scripts': plans.script,
      'plans: elements': plans.elements,
      'home: scripts': home.script,
      ...(count >= 100 && (await interact(path.join(root, 'dist')))),
    };
  } finally {
    await rm(root, { recursive: true, force: true });
  }
}
console.table(rows);
