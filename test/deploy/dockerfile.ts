import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cp, mkdir } from 'node:fs/promises';
import path from 'node:path';

/** An instruction of a Dockerfile. A backslash at the end of a line continues the instruction on the next line. */
interface Instruction {
  instruction: string;
  argument: string;
}

/** Returns the instructions of each stage of a Dockerfile. The first instruction of a stage is FROM. */
export function readDockerfileStages(file: string): Instruction[][] {
  const text = readFileSync(file, 'utf8').replaceAll(/\\\n\s*/g, '');
  const lines = text.split('\n').filter((line) => line && !line.startsWith('#'));
  const stages: Instruction[][] = [];
  for (const line of lines) {
    const [, instruction = '', argument = ''] = /^(\w+) (.*)$/.exec(line) ?? [];
    if (instruction === 'FROM') stages.push([]);
    stages.at(-1)?.push({ instruction, argument });
  }
  return stages;
}

/** Returns the argument of the last instruction in a stage with the given name (such as USER), or ''. */
export const findInstructionArgument = (stage: readonly Instruction[], name: string): string =>
  stage.findLast(({ instruction }) => instruction === name)?.argument ?? '';

/**
 * Runs the WORKDIR, COPY and RUN instructions of the last stage of a Dockerfile without Docker. The folder `root`
 * represents the root of the image. The folder `buildFolder` represents the build stage, from which the last stage
 * copies files. Resolves with the working directory and the output of the commands. Rejects when a command fails, or
 * when COPY does not copy from the build stage.
 */
export async function runLastStage(
  file: string,
  root: string,
  buildFolder: string,
): Promise<{ workdir: string; output: string }> {
  const stage = readDockerfileStages(file).at(-1) ?? [];
  let workdir = root;
  let output = '';
  for (const { instruction, argument } of stage) {
    if (instruction === 'WORKDIR') await mkdir((workdir = path.join(root, argument)), { recursive: true });
    if (instruction === 'COPY') await runCopy(argument, workdir, buildFolder);
    // Absolute paths in the commands get the prefix `root`. The function omits `chown`, because the users of the image
    // do not exist on this machine.
    if (instruction === 'RUN')
      output += runCommand(argument.replaceAll(/(?<= )\/(?=\w)/g, `${root}/`).replace(/ && chown .*$/, ''), workdir);
  }
  return { workdir, output };
}

async function runCopy(argument: string, workdir: string, buildFolder: string): Promise<void> {
  const [fromFlag = '', ...sourcePaths] = argument.split(' ');
  const target = path.join(workdir, sourcePaths.pop() ?? '');
  if (fromFlag !== '--from=build')
    throw new Error(`COPY ${argument}: the last stage copies only from the build stage. Add --from=build.`);
  for (const sourcePath of sourcePaths) {
    const source = path.join(buildFolder, path.relative('/build', sourcePath));
    // For a folder, COPY copies the content into the target. For a file, COPY copies the file into the target folder.
    const isFolder = sourcePaths.length === 1 && !/\.\w+$/.test(sourcePath);
    await cp(source, isFolder ? target : path.join(target, path.basename(sourcePath)), { recursive: true });
  }
}

function runCommand(command: string, cwd: string): string {
  const { status, stdout, stderr } = spawnSync('sh', ['-c', command.replace(' && npm cache clean --force', '')], {
    cwd,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`RUN ${command} failed: ${stderr}`);
  return stdout + stderr;
}
