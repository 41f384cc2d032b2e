import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** A line of a Dockerfile; one that ends in a backslash goes on in the next. */
interface Step {
  what: string;
  rest: string;
}

/** The steps of each stage, from its FROM on. */
export function stagesOf(file: string): Step[][] {
  const text = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, '');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  const stages: Step[][] = [];
  for (const line of lines) {
    const [, what = '', rest = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (what === 'FROM') stages.push([]);
    stages.at(-1)?.push({ what, rest });
  }
  return stages;
}

/** The last value of a setting such as USER or ENV in a stage. */
export const settingOf = (stage: readonly Step[], what: string): string =>
  stage.findLast((step) => step.what === what)?.rest ?? '';

/**
 * Does what the last stage of a Dockerfile says, without Docker: `root` stands for the image's root, `built` for the folder of the
 * stage that it copies from. Answers with what its commands said. Rejects when one fails.
 */
export async function runLastStage(
  file: string,
  root: string,
  built: string,
): Promise<{ workdir: string; said: string }> {
  const stage = stagesOf(file).at(-1) ?? [];
  let workdir = root;
  let said = '';
  for (const { what, rest } of stage) {
    if (what === 'WORKDIR') await mkdir((workdir = path.join(root, rest)), { recursive: true });
    if (what === 'COPY') await copy(rest, workdir, built);
    // What is done to the image's root is done to this one; users are those of the machine.
    if (what === 'RUN')
      said += run(rest.replaceAll(/(?<= )\/(?=\w)/g, `${root}/`).replace(/ && chown .*$/, ''), workdir);
  }
  return { workdir, said };
}

async function copy(rest: string, workdir: string, built: string): Promise<void> {
  const [from = '', ...names] = rest.split(' ');
  const to = path.join(workdir, names.pop() ?? '');
  if (from !== '--from=build') throw new Error(`COPY ${rest}: only what was built is copied into the last stage`);
  for (const name of names) {
    const source = path.join(built, path.relative('/build', name));
    // A folder's content goes into the target, a file into the folder that the target is.
    const isFolder = names.length === 1 && !/\.\w+$/.test(name);
    await cp(source, isFolder ? to : path.join(to, path.basename(name)), { recursive: true });
  }
}

function run(command: string, cwd: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command.replace(' && npm cache clean --force', '')], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`RUN ${command} failed: ${stderr}`);
  return stdout + stderr;
}
