import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { findSiteFolder } from '../src/site/folder';
import { listSpecifiers } from '../src/site/resolve';
import { isSample } from '../src/site/sample';

/**
 * `npm run typecheck` checks three TypeScript projects. For a firm other than the sample, the command checks generated
 * tsconfig files that extend these projects. In the generated files, '#site/…' resolves to the firm's content folder.
 * - `src` is the browser code, without Node's globals.
 * - `server` is the relay, without the DOM.
 * - `.` is all code, with Node's globals and the DOM.
 */
const PROJECTS = ['src', 'server', '.'];
/** The folders whose code depends on the sample's pages. */
const SAMPLE_FOLDERS = ['test/sample', 'scripts/bench'];

/** Writes a TypeScript project (tsconfig) for a firm other than the sample. Returns the path of the tsconfig file. */
function writeFirmProject(folder: string): string {
  const file = path.resolve('node_modules/.types', folder, 'tsconfig.json');
  mkdirSync(path.dirname(file), { recursive: true });
  const paths = Object.fromEntries(listSpecifiers().map(([name, target]) => [name, [target]]));
  const projectFiles = { include: ['src', 'server', 'test', 'a11y', 'scripts', '*.ts'], exclude: SAMPLE_FOLDERS };
  const resolvePaths = (names: readonly string[]) => names.map((name) => path.resolve(name));
  writeFileSync(
    file,
    JSON.stringify({
      extends: path.resolve(folder, 'tsconfig.json'),
      compilerOptions: { paths },
      // The project includes the content folder, so that tsc also checks files that no code imports. The content folder
      // may be outside of the project's root.
      ...(folder === '.' && {
        include: [...resolvePaths(projectFiles.include), findSiteFolder()],
        exclude: resolvePaths(projectFiles.exclude),
      }),
    }),
  );
  return file;
}

const exitCodePromises = PROJECTS.map(async (folder) => {
  const project = isSample() ? folder : writeFirmProject(folder);
  const [exitCode] = (await once(spawn('npx', ['tsc', '-p', project], { stdio: 'inherit' }), 'exit')) as [
    number | null,
  ];
  return exitCode;
});
process.exitCode = (await Promise.all(exitCodePromises)).every((exitCode) => exitCode === 0) ? 0 : 1;
