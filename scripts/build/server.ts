import path from 'node:path';
import { build, type Plugin } from 'esbuild';
import { siteFolder } from '../../src/site/folder';

/** The programs: the server, the look into the outbox, and the functions for hosts that run no server. */
const PROGRAMS = ['main', 'outbox-cli', 'serverless'];

/** The packages that cannot be bundled, because they load a compiled library. */
const INSTALLED = ['libsql'];

/** '#site/…' is in the firm's folder and '#kit' here, as everywhere. */
const firmFiles: Plugin = {
  name: 'firm-files',
  setup: ({ onResolve }) => {
    onResolve({ filter: /^#site\// }, ({ path: name }) => ({
      path: path.join(siteFolder(), `${name.slice('#site/'.length)}.ts`),
    }));
    onResolve({ filter: /^#kit$/ }, () => ({ path: path.resolve('src/site/kit.ts') }));
  },
};

/**
 * Compiles the server with the firm's words and the packages it uses into a folder: plain JavaScript, a file a program, that
 * needs nothing but Node and the package's `dependencies`. Answers with every file that is in it.
 */
export async function buildServer(folder: string): Promise<string[]> {
  const { metafile } = await build({
    metafile: true,
    entryPoints: PROGRAMS.map((name) => path.resolve('server', `${name}.ts`)),
    outdir: folder,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    mainFields: ['module', 'main'],
    // Node keeps the text of a program in memory, too: 5 MB less. A fault's trace still says the functions' names.
    minify: true,
    keepNames: true,
    external: INSTALLED,
    plugins: [firmFiles],
    // Packages that are no ES modules ask for Node's own ones by this name.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
    logLevel: 'warning',
  });
  return Object.keys(metafile.inputs);
}
