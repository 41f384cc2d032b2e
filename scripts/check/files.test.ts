import { checkFiles, type Modules } from './files';
import { formatFinding } from './index';

const FOLDER = '/firms/acme';
const NEEDS = [{ file: 'firm.ts', name: 'firm' }];
const linesAbout = (...modules: [string, Error | Record<string, unknown>][]): string[] => {
  const read: Modules = new Map(modules);
  return [...checkFiles(NEEDS, read, FOLDER)].map((finding) => formatFinding('', finding));
};
const failure = (message: string, stack = message): Error => Object.assign(new Error(message), { stack });

test('§3 the check reports an empty folder, a missing file and a missing export', () => {
  expect(linesAbout()).toEqual([': contains no readable file: create a folder with npm run new-firm.']);
  expect(linesAbout(['pages.ts', {}])).toEqual([
    'firm.ts: is missing: copy it from the folder of the sample firm and change it.',
  ]);
  expect(linesAbout(['firm.ts', {}])).toEqual([
    'firm.ts › firm: is missing, and every site needs it: write ‘export const firm = …’.',
  ]);
});

test('§3 the check does not report an error that another error causes', () => {
  const cause = failure('logo is not defined', `at ${FOLDER}/home.ts:3:1`);
  const consequence = failure("request for './home' is not in cache");
  expect(linesAbout(['firm.ts', { firm: {} }], ['home.ts', cause], ['site.ts', consequence])).toEqual([
    "home.ts: can't be imported (logo is not defined): correct it there.",
  ]);
});

test.each([
  [
    failure(`Transform failed with 1 error:\n${FOLDER}/prices.ts:3:1: ERROR: Expected ";"`),
    'prices.ts: can\'t be imported (Transform failed with 1 error: prices.ts:3:1: ERROR: Expected ";"): correct it there.',
  ],
  [
    failure(`Cannot find module '${FOLDER}/clients' imported from ${FOLDER}/home.ts`),
    "home.ts: can't be imported (Cannot find module 'clients' imported from home.ts): correct it there.",
  ],
  [
    failure("The requested module './firm' does not provide an export named 'logo'", `${FOLDER}/home.ts:1`),
    "home.ts: can't be imported (The requested module './firm' does not provide an export named 'logo'): correct it there.",
  ],
])('§3 the check reports the file that an error names once: %s', (error, line) => {
  const modules = ['about.ts', 'home.ts', 'prices.ts'].map((file): [string, Error] => [file, error]);
  expect(linesAbout(['firm.ts', { firm: {} }], ...modules)).toEqual([line]);
});

test('§3 the check reports a missing file or export, and not its imports', () => {
  const noFile = failure(`Cannot find module '${FOLDER}/firm' imported from ${FOLDER}/home.ts`);
  expect(linesAbout(['home.ts', noFile])).toHaveLength(1);
  const noExport = failure("The requested module './firm' does not provide an export named 'firm'");
  expect(linesAbout(['home.ts', noExport], ['firm.ts', {}])).toHaveLength(1);
});
