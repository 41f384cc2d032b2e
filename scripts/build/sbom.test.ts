import { renderSbom } from './sbom';

const LOCK = {
  name: 'site',
  version: '0.1.0',
  packages: {
    '': { version: '0.1.0', dependencies: { '@scope/client': '^2.0.0', hono: '4', unused: '1' } },
    'node_modules/hono': { version: '4.13.1', license: 'MIT', integrity: 'sha512-AAEC', dependencies: { inner: '1' } },
    'node_modules/hono/node_modules/inner': { version: '1.0.0' },
    'node_modules/inner': { version: '9.0.0', license: '(MIT OR CC0-1.0)' },
    'node_modules/unused': { version: '1.0.0', dependencies: { inner: '9' } },
    'node_modules/@scope/client': { version: '2.3.4', dependencies: { native: '3', inner: '9' } },
    'node_modules/native': { version: '3.0.0', optionalDependencies: { 'native-linux': '3' } },
    'node_modules/native-linux': { version: '3.0.0', optional: true },
  },
};
const BUNDLED_FOLDERS = ['node_modules/hono', 'node_modules/hono/node_modules/inner'];
const INSTALLED_PACKAGES = ['@scope/client'];

interface Sbom {
  components: { name: string; version: string; purl: string; scope?: string }[];
  dependencies: { ref: string; dependsOn: string[] }[];
}
const parseSbom = (text: string) => JSON.parse(text) as Sbom;

test('§6 the SBOM lists only the bundled packages, and the installed packages with their dependencies', () => {
  const { components } = parseSbom(renderSbom(LOCK, BUNDLED_FOLDERS, INSTALLED_PACKAGES));
  expect(components.map(({ purl }) => purl)).toEqual([
    'pkg:npm/%40scope/client@2.3.4',
    'pkg:npm/hono@4.13.1',
    'pkg:npm/inner@1.0.0',
    'pkg:npm/inner@9.0.0',
    'pkg:npm/native-linux@3.0.0',
    'pkg:npm/native@3.0.0',
  ]);
  expect(components[1]).toMatchObject({
    name: 'hono',
    version: '4.13.1',
    licenses: [{ expression: 'MIT' }],
    hashes: [{ alg: 'SHA-512', content: '000102' }],
  });
  expect(components.filter(({ scope }) => scope === 'optional').map(({ name }) => name)).toEqual(['native-linux']);
});

test('§6 the SBOM links each package to the installed versions of its dependencies', () => {
  const { dependencies } = parseSbom(renderSbom(LOCK, BUNDLED_FOLDERS, INSTALLED_PACKAGES));
  expect(new Map(dependencies.map(({ ref, dependsOn }) => [ref, dependsOn]))).toEqual(
    new Map([
      ['site@0.1.0', ['pkg:npm/%40scope/client@2.3.4', 'pkg:npm/hono@4.13.1']],
      ['pkg:npm/%40scope/client@2.3.4', ['pkg:npm/inner@9.0.0', 'pkg:npm/native@3.0.0']],
      ['pkg:npm/hono@4.13.1', ['pkg:npm/inner@1.0.0']],
      ['pkg:npm/inner@1.0.0', []],
      ['pkg:npm/inner@9.0.0', []],
      ['pkg:npm/native@3.0.0', ['pkg:npm/native-linux@3.0.0']],
      ['pkg:npm/native-linux@3.0.0', []],
    ]),
  );
});

test('§6 two builds of the same files have the same SBOM', () => {
  expect(renderSbom(LOCK, BUNDLED_FOLDERS.toReversed(), INSTALLED_PACKAGES)).toBe(
    renderSbom(LOCK, [...BUNDLED_FOLDERS, ...BUNDLED_FOLDERS], INSTALLED_PACKAGES),
  );
});

test('§6 a bundled package that is missing from the lock file fails the build', () => {
  expect(() => renderSbom(LOCK, ['node_modules/stray'], [])).toThrow(
    'package-lock.json: node_modules/stray is in the build and not in the lock file. Run npm install.',
  );
});
