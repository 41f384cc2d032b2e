import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { findSiteFolder } from '../../src/site/folder';

export interface LockedPackage {
  version: string;
  /** The package's name, if it differs from the folder's name. */
  name?: string;
  license?: string;
  integrity?: string;
  optional?: boolean;
  engines?: Record<string, string>;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  devDependencies?: Record<string, string>;
}

/**
 * The fields of package-lock.json that a build needs. `packages` maps each folder to its package. The folder '' is the
 * folder of the project.
 */
export interface PackageLock {
  name: string;
  version: string;
  packages: Record<string, LockedPackage>;
}

const LOCK_FILE = 'package-lock.json';

/** Reads the project's own lock file. */
export const readPackageLock = async (): Promise<PackageLock> =>
  JSON.parse(await readFile(LOCK_FILE, 'utf8')) as PackageLock;

/**
 * Returns the packages in the lock file of the content folder, for example fonts, by their folders relative to the
 * project. Returns an empty object when the content folder has no lock file.
 */
export async function readFirmPackages(): Promise<PackageLock['packages']> {
  const folder = path.relative('', findSiteFolder()).replaceAll(path.sep, '/');
  const text = await readFile(path.join(folder, LOCK_FILE), 'utf8').catch(() => '{"packages":{}}');
  const { packages } = JSON.parse(text) as PackageLock;
  return Object.fromEntries(
    Object.entries(packages).flatMap(([packageFolder, lockedPackage]) =>
      packageFolder ? [[`${folder}/${packageFolder}`, lockedPackage]] : [],
    ),
  );
}

/**
 * Returns the folder of the package that Node resolves when a module in the folder `importingFolder` imports `name`.
 * Returns undefined when the lock file has no such package.
 */
export function resolvePackageFolder(
  { packages }: PackageLock,
  importingFolder: string,
  name: string,
): string | undefined {
  for (
    let parentFolder = importingFolder;
    ;
    parentFolder = parentFolder.slice(0, Math.max(0, parentFolder.lastIndexOf('node_modules/') - 1))
  ) {
    const folder = `${parentFolder && `${parentFolder}/`}node_modules/${name}`;
    if (packages[folder]) return folder;
    if (parentFolder === '') return undefined;
  }
}

/** Returns the folders of the direct dependencies of the package in `folder`. */
export function listDependencyFolders(lock: PackageLock, folder: string): string[] {
  const { dependencies, optionalDependencies } = lock.packages[folder] ?? {};
  return Object.keys({ ...dependencies, ...optionalDependencies }).flatMap(
    (name) => resolvePackageFolder(lock, folder, name) ?? [],
  );
}

/**
 * Returns the folders of the given packages and of all their dependencies. The result includes the optional
 * dependencies for other operating systems.
 */
export function listInstalledFolders(lock: PackageLock, names: readonly string[]): Set<string> {
  const folders = new Set<string>();
  const addWithDependencies = (folder: string): void => {
    if (folders.has(folder)) return;
    folders.add(folder);
    listDependencyFolders(lock, folder).forEach(addWithDependencies);
  };
  for (const name of names) addWithDependencies(`node_modules/${name}`);
  return folders;
}

/**
 * Renders the package.json and the package-lock.json of a folder that needs only the packages `names`, in the locked
 * versions. Throws when one of these packages is missing from the lock file.
 */
export function renderManifests(lock: PackageLock, names: readonly string[]): { manifest: string; lockFile: string } {
  const dependencies = Object.fromEntries(
    names.map((name) => {
      const lockedPackage = lock.packages[`node_modules/${name}`];
      if (!lockedPackage) throw new Error(`package-lock.json: ${name} is missing. Run npm install.`);
      return [name, lockedPackage.version];
    }),
  );
  const identity = { name: lock.name, version: lock.version };
  const { engines } = lock.packages[''] ?? {};
  const folders = [...listInstalledFolders(lock, names)].toSorted();
  const packages = {
    '': { ...identity, dependencies, engines },
    ...Object.fromEntries(folders.map((folder) => [folder, lock.packages[folder]])),
  };
  const formatJson = (value: object) => `${JSON.stringify(value, null, 2)}\n`;
  return {
    manifest: formatJson({ ...identity, private: true, type: 'module', engines, dependencies }),
    lockFile: formatJson({ ...identity, lockfileVersion: 3, requires: true, packages }),
  };
}
