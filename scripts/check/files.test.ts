import { checkFiles, type ImportResults } from './files';
import { formatFinding } from './index';

const FOLDER = '/firms/acme';
const REQUIRED_EXPORTS = [{ file: 'firm.ts', name: 'firm' }];
const listModuleFindingLines = (...modules: [string, Error | Record<string, unknown>][]): string[] => {
  const modulesByFile: ImportResults = new Map(modules);
  return [...checkFiles(REQUIRED_EXPORTS, modulesByFile, FOLDER)].map((finding) => formatFinding('', finding));
};
const createError = (message: string, stack = message): Error => Object.assign(new Error(message), { stack });

test('§3 the check reports an empty folder, a missing file and a missing export', () => {
  expect(listModuleFindingLines()).toEqual([': contains no TypeScript file: create a folder with npm run new-firm.']);
  expect(listModuleFindingLines(['pages.ts', {}])).toEqual([
    'firm.ts: is missing: copy it from scripts/newFirm/starter and change it.',
  ]);
  expect(listModuleFindingLines(['firm.ts', {}])).toEqual([
    'firm.ts › firm: is missing, and every site needs it: write ‘export const firm = …’.',
  ]);
});

test('§3 the check omits an error that another error causes', () => {
  const cause = createError('logo is not defined', `at ${FOLDER}/home.ts:3:1`);
  const consequence = createError("request for './home' is not in cache");
  expect(listModuleFindingLines(['firm.ts', { firm: {} }], ['home.ts', cause], ['site.ts', consequence])).toEqual([
    "home.ts: can't be imported (logo is not defined): import ‘logo’, or write quotes around it.",
  ]);
});

test.each([
  [
    createError(`Transform failed with 1 error:\n${FOLDER}/prices.ts:3:1: ERROR: Expected ";"`),
    'prices.ts: can\'t be imported (Transform failed with 1 error: prices.ts:3:1: ERROR: Expected ";"): correct this error.',
  ],
  [
    createError(`Cannot find module '${FOLDER}/clients' imported from ${FOLDER}/home.ts`),
    "home.ts: can't be imported (Cannot find module 'clients' imported from home.ts): correct this error.",
  ],
  [
    createError("The requested module './firm' does not provide an export named 'logo'", `${FOLDER}/home.ts:1`),
    "home.ts: can't be imported (The requested module './firm' does not provide an export named 'logo'): correct this error.",
  ],
])('§3 the check reports an error of several modules once, at the file that the error names: %s', (error, line) => {
  const modules = ['about.ts', 'home.ts', 'prices.ts'].map((file): [string, Error] => [file, error]);
  expect(listModuleFindingLines(['firm.ts', { firm: {} }], ...modules)).toEqual([line]);
});

test('§3 the check reports a missing file or export once, but not the files that import it', () => {
  const missingFileError = createError(`Cannot find module '${FOLDER}/firm' imported from ${FOLDER}/home.ts`);
  expect(listModuleFindingLines(['home.ts', missingFileError])).toHaveLength(1);
  const missingExportError = createError("The requested module './firm' does not provide an export named 'firm'");
  expect(listModuleFindingLines(['home.ts', missingExportError], ['firm.ts', {}])).toHaveLength(1);
});
