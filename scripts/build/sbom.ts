import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  listInstalledFolders,
  listDependencyFolders,
  readFirmPackages,
  readPackageLock,
  resolvePackageFolder,
  type PackageLock,
  type LockedPackage,
} from './lock';
import { listPackageFolders } from './notice';
import { EXTERNAL_PACKAGES } from './server';

const ALGORITHM_NAMES: Record<string, string> = { sha1: 'SHA-1', sha256: 'SHA-256', sha512: 'SHA-512' };

const getPackageName = ({ packages }: PackageLock, folder: string): string =>
  packages[folder]?.name ?? folder.slice(folder.lastIndexOf('node_modules/') + 'node_modules/'.length);

function formatPurl(lock: PackageLock, folder: string): string {
  const lockedPackage = lock.packages[folder];
  if (!lockedPackage)
    throw new Error(`package-lock.json: ${folder} is in the build and not in the lock file. Run npm install.`);
  return `pkg:npm/${getPackageName(lock, folder).replace('@', '%40')}@${lockedPackage.version}`;
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
    ...(digest && {
      hashes: [{ alg: ALGORITHM_NAMES[algorithm], content: Buffer.from(digest, 'base64').toString('hex') }],
    }),
    ...(license && { licenses: [{ expression: license }] }),
    purl,
  };
}

/**
 * Returns the folders of each component, by package URL. Copies of the same version of a package in several folders are
 * one component.
 */
function groupFoldersByPurl(lock: PackageLock, folders: readonly string[]): Map<string, string[]> {
  const foldersByPurl = new Map<string, string[]>();
  for (const folder of [...new Set(folders)].toSorted()) {
    const purl = formatPurl(lock, folder);
    foldersByPurl.set(purl, [...(foldersByPurl.get(purl) ?? []), folder]);
  }
  return new Map([...foldersByPurl].toSorted(([firstPurl], [secondPurl]) => (firstPurl < secondPurl ? -1 : 1)));
}

/**
 * Renders the software bill of materials (CycloneDX 1.5, JSON) of a build. The SBOM lists the packages in the folders
 * `bundledFolders`, and the packages `installedPackages` with all their dependencies. The SBOM contains no time and no
 * serial number, so that two builds of the same files have equal SBOMs. Throws when a bundled or an installed package
 * is missing from the lock file.
 */
export function renderSbom(
  lock: PackageLock,
  bundledFolders: readonly string[],
  installedPackages: readonly string[],
): string {
  const foldersByPurl = groupFoldersByPurl(lock, [...bundledFolders, ...listInstalledFolders(lock, installedPackages)]);
  const project = {
    type: 'application',
    'bom-ref': `${lock.name}@${lock.version}`,
    name: lock.name,
    version: lock.version,
  };
  const { dependencies, devDependencies } = lock.packages[''] ?? {};
  const directDependencyFolders = Object.keys({ ...dependencies, ...devDependencies }).flatMap(
    (name) => resolvePackageFolder(lock, '', name) ?? [],
  );
  const buildDependency = (ref: string, neededFolders: readonly string[]) => ({
    ref,
    dependsOn: [...foldersByPurl.keys()].filter((purl) =>
      foldersByPurl.get(purl)?.some((folder) => neededFolders.includes(folder)),
    ),
  });
  const sbom = {
    $schema: 'http://cyclonedx.org/schema/bom-1.5.schema.json',
    bomFormat: 'CycloneDX',
    specVersion: '1.5',
    version: 1,
    metadata: { lifecycles: [{ phase: 'build' }], component: project },
    components: [...foldersByPurl.values()].map(([folder = '']) => buildComponent(lock, folder)),
    dependencies: [
      buildDependency(project['bom-ref'], directDependencyFolders),
      ...[...foldersByPurl].map(([purl, folders]) =>
        buildDependency(
          purl,
          folders.flatMap((folder) => listDependencyFolders(lock, folder)),
        ),
      ),
    ],
  };
  return `${JSON.stringify(sbom, null, 2)}\n`;
}

/**
 * Writes the SBOM of a build. `sources` are the source files of the build. Reads the lock files of the project and of
 * the firm.
 */
export async function writeSbom(file: string, sources: readonly string[]): Promise<void> {
  const projectLock = await readPackageLock();
  const lock = { ...projectLock, packages: { ...projectLock.packages, ...(await readFirmPackages()) } };
  const bundledFolders = listPackageFolders(sources).map((folder) =>
    path.relative('', folder).replaceAll(path.sep, '/'),
  );
  await writeFile(file, renderSbom(lock, bundledFolders, EXTERNAL_PACKAGES));
}
