import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  listInstalledPackages,
  listDependencies,
  readFirmPackages,
  readPackageLock,
  resolvePackage,
  type PackageLock,
  type LockedPackage,
} from './lock';
import { listPackageFolders } from './notice';
import { EXTERNAL_PACKAGES } from './server';

const ALGORITHMS: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

const getPackageName = ({ packages }: PackageLock, folder: string): string =>
  packages[folder]?.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

function formatPurl(lock: PackageLock, folder: string): string {
  const locked = lock.packages[folder];
  if (!locked)
    throw new Error(`package-lock.json: ${folder} is in the build and not in the lock file. Run npm install.`);
  return `pkg:npm/${getPackageName(lock, folder).replace('@', '%40')}@${locked.version}`;
}

function buildComponent(lock: PackageLock, folder: string): object {
  const { version, license, integrity, optional } = lock.packages[folder] as LockedPackage;
  const [algorithm = '', digest = ''] = integrity?.split('-') ?? [];
  const purl = formatPurl(lock, folder);
  return {
    type: 'library',
    'bom-ref': purl,
    name: getPackageName(lock, folder),
    version,
    ...(optional && { scope: 'optional' }),
    ...(digest && { hashes: [{ alg: ALGORITHMS[algorithm], content: Buffer.from(digest, 'base64').toString('hex') }] }),
    ...(license && { licenses: [{ expression: license }] }),
    purl,
  };
}

/**
 * Returns the folders of each component, by package URL. Copies of the same version of a package in several folders are
 * one component.
 */
function groupComponents(lock: PackageLock, folders: readonly string[]): Map<string, string[]> {
  const components = new Map<string, string[]>();
  for (const folder of [...new Set(folders)].toSorted()) {
    const purl = formatPurl(lock, folder);
    components.set(purl, [...(components.get(purl) ?? []), folder]);
  }
  return new Map([...components].toSorted(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Renders the software bill of materials (CycloneDX 1.5, JSON) of a build. The SBOM lists the packages in the folders
 * `bundledFolders`, and the packages that `npm ci` installs for the packages `installedPackages`. The SBOM contains no
 * time and no serial number, so that two builds of the same files have equal SBOMs. Throws when one of these packages
 * is missing from the lock file.
 */
export function renderSbom(
  lock: PackageLock,
  bundledFolders: readonly string[],
  installedPackages: readonly string[],
): string {
  const components = groupComponents(lock, [...bundledFolders, ...listInstalledPackages(lock, installedPackages)]);
  const project = {
    type: 'application',
    'bom-ref': `${lock.name}@${lock.version}`,
    name: lock.name,
    version: lock.version,
  };
  const { dependencies, devDependencies } = lock.packages[''] ?? {};
  const directDependencies = Object.keys({ ...dependencies, ...devDependencies }).flatMap(
    (name) => resolvePackage(lock, '', name) ?? [],
  );
  const buildDependency = (ref: string, neededFolders: readonly string[]) => ({
    ref,
    dependsOn: [...components.keys()].filter((purl) =>
      components.get(purl)?.some((folder) => neededFolders.includes(folder)),
    ),
  });
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: project },
    components: [...components.values()].map(([folder = '']) => buildComponent(lock, folder)),
    dependencies: [
      buildDependency(project['bom-ref'], directDependencies),
      ...[...components].map(([purl, folders]) =>
        buildDependency(
          purl,
          folders.flatMap((folder) => listDependencies(lock, folder)),
        ),
      ),
    ],
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/** Writes the SBOM of a build from its source files and the lock files of the project and of the firm. */
export async function writeSbom(file: string, sources: readonly string[]): Promise<void> {
  const ownLock = await readPackageLock();
  const lock = { ...ownLock, packages: { ...ownLock.packages, ...(await readFirmPackages()) } };
  const bundledFolders = listPackageFolders(sources).map((folder) =>
    path.relative('', folder).replaceAll(path.sep, '/'),
  );
  await writeFile(file, renderSbom(lock, bundledFolders, EXTERNAL_PACKAGES));
}
