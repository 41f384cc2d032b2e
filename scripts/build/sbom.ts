import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { packagesOf } from './notice';

interface LockedPackage {
  version: string;
  /** Where the folder has another name than the package. */
  name?: string;
  license?: string;
  integrity?: string;
  optional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/** The part of package-lock.json that the SBOM needs: packages by their folder. '' is the project. */
export interface Lock {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

const ALGORITHMS: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

/** Returns the folder of the package that code in `from` gets by a name, or undefined when none is installed. */
function resolve({ packages }: Lock, from: string, name: string): string | undefined {
  for (let at = from; ; at = at.slice(0, Math.max(0, at.lastIndexOf('node_modules/') - 1))) {
    const folder = `${at && `${at}/`}node_modules/${name}`;
    if (packages[folder]) return folder;
    if (at === '') return undefined;
  }
}

const needs = (lock: Lock, folder: string): string[] => {
  const { dependencies, optionalDependencies } = lock.packages[folder] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap((name) => resolve(lock, folder, name) ?? []);
};

/** Returns the folders of everything that `npm ci --omit=dev` installs, on any system. */
function installed(lock: Lock): Set<string> {
  const found = new Set<string>();
  const add = (folder: string): void => {
    if (found.has(folder)) return;
    found.add(folder);
    needs(lock, folder).forEach(add);
  };
  needs(lock, '').forEach(add);
  return found;
}

const nameOf = ({ packages }: Lock, folder: string): string =>
  packages[folder]?.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

function purlOf(lock: Lock, folder: string): string {
  const locked = lock.packages[folder];
  if (!locked)
    throw new Error(`package-lock.json: ${folder} is in the build and not in the lock file. Run npm install.`);
  return `pkg:npm/${nameOf(lock, folder).replace('@', '%40')}@${locked.version}`;
}

function componentOf(lock: Lock, folder: string): object {
  const { version, license, integrity, optional } = lock.packages[folder] as LockedPackage;
  const [algorithm = '', digest = ''] = integrity?.split('-') ?? [];
  const purl = purlOf(lock, folder);
  return {
    type: 'library',
    'bom-ref': purl,
    name: nameOf(lock, folder),
    version,
    ...(optional && { scope: 'optional' }),
    ...(digest && { hashes: [{ alg: ALGORITHMS[algorithm], content: Buffer.from(digest, 'base64').toString('hex') }] }),
    ...(license && { licenses: [{ expression: license }] }),
    purl,
  };
}

/** Returns the folders of each component by its address. Two folders may hold the same version. */
function componentsOf(lock: Lock, bundled: readonly string[]): Map<string, string[]> {
  const components = new Map<string, string[]>();
  for (const folder of [...new Set([...bundled, ...installed(lock)])].toSorted()) {
    const purl = purlOf(lock, folder);
    components.set(purl, [...(components.get(purl) ?? []), folder]);
  }
  return new Map([...components].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Renders the software bill of materials (CycloneDX 1.5, JSON) of a build: the packages in the folders `bundled`, and those that a
 * server installs besides. It holds no time and no serial number: the same build has the same text. Throws when the lock
 * file does not name a package.
 */
export function renderSbom(lock: Lock, bundled: readonly string[]): string {
  const components = componentsOf(lock, bundled);
  const project = {
    type: 'application',
    'bom-ref': `${lock.name}@${lock.version}`,
    name: lock.name,
    version: lock.version,
  };
  const { dependencies, devDependencies } = lock.packages[''] ?? {};
  const direct = Object.keys({ ...dependencies, ...devDependencies }).flatMap((name) => resolve(lock, '', name) ?? []);
  const dependency = (ref: string, needed: readonly string[]) => ({
    ref,
    dependsOn: [...components.keys()].filter((purl) => components.get(purl)?.some((folder) => needed.includes(folder))),
  });
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: project },
    components: [...components.values()].map(([folder = '']) => componentOf(lock, folder)),
    dependencies: [
      dependency(project['bom-ref'], direct),
      ...[...components].map(([purl, folders]) =>
        dependency(
          purl,
          folders.flatMap((folder) => needs(lock, folder)),
        ),
      ),
    ],
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/** Writes the SBOM of a build that these files went into, by the project's own lock file. */
export async function writeSbom(file: string, sources: readonly string[]): Promise<void> {
  const lock = JSON.parse(await readFile('package-lock.json', 'utf8')) as Lock;
  const bundled = packagesOf(sources).map((folder) => path.relative('', folder).replaceAll(path.sep, '/'));
  await writeFile(file, renderSbom(lock, bundled));
}
