import { spawnSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { siteFolder } from '../src/site/folder';
import { isSample } from '../src/site/sample';

/** A firm in pieces: its words are copied to it (newFirm/write.ts), and a test compiles what it becomes. */
const TEMPLATE = 'scripts/newFirm/template';
/** What knows the sample's pages by their names: its tests, and the benches that compare them. */
const OF_THE_SAMPLE = ['test/sample', 'scripts/bench', 'scripts/bench.ts'];

/**
 * `npm run types`: TypeScript over the project with the files of the firm whose site it is (SITE). What tsconfig.json names is
 * the sample's, for editors; a firm that has deleted the sample need not change it. What is true of the sample alone is read with
 * its files only.
 */
const project = path.resolve('node_modules/.types/tsconfig.json');
const paths = { '#kit': [path.resolve('src/site/kit.ts')], '#site/*': [path.join(siteFolder(), '*')] };
mkdirSync(path.dirname(project), { recursive: true });
writeFileSync(
  project,
  JSON.stringify({
    extends: path.resolve('tsconfig.json'),
    compilerOptions: { paths },
    // The firm's value (site.ts) is imported by nobody that is compiled here; its folder may lie elsewhere.
    include: ['src', 'server', 'test', 'a11y', 'scripts', '*.ts', siteFolder()].map((each) => path.resolve(each)),
    exclude: [TEMPLATE, ...(isSample() ? [] : OF_THE_SAMPLE)].map((each) => path.resolve(each)),
  }),
);
process.exitCode = spawnSync('npx', ['tsc', '-p', project], { stdio: 'inherit' }).status ?? 1;
