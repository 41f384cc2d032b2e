import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { listLanguages } from './languages';
import { runCommand, runScript as runScriptIn } from './testing/runCommand';

const folder = mkdtempSync(path.join(tmpdir(), 'new-firm-'));
/** A copy of the project without the sample firms. */
const project = path.join(folder, 'project');
const runScript = (script: string, args: readonly string[], env?: NodeJS.ProcessEnv) =>
  runScriptIn(script, args, env, project);
/** The languages with a complete translation. The translations remain in a project without the sample firms. */
const LANGUAGES = listLanguages();
const [firstLanguage = ''] = LANGUAGES;
const getName = (language: string): string => (language === firstLanguage ? "Acme & O'Neil" : 'Müller <Söhne> \\ Co.');
const getColour = (language: string): string => (language === firstLanguage ? '#f08c00' : '#07402f');

const getFolder = (language: string): string => path.join(folder, language);
const outputByLanguage = new Map<string, string>();

const runCheck = (language: string) => runScript('check', [], { SITE: getFolder(language), UNAUDITED: '1' });

/** Changes a file of a firm, and returns the output of the check. Restores the file afterwards. */
async function checkChangedFile(language: string, file: string, change: (text: string) => string): Promise<string> {
  const filePath = path.join(getFolder(language), file);
  const originalText = readFileSync(filePath, 'utf8');
  expect(change(originalText)).not.toBe(originalText);
  writeFileSync(filePath, change(originalText));
  const output = await runCheck(language);
  writeFileSync(filePath, originalText);
  return output;
}

beforeAll(async () => {
  const files = ['package.json', 'tsconfig.json', '.prettierrc.json'];
  for (const name of [...files, 'scripts', 'server', 'src', 'a11y', 'docs', 'public'])
    cpSync(name, path.join(project, name), { recursive: true });
  symlinkSync(path.resolve('node_modules'), path.join(project, 'node_modules'));
  rmSync(path.join(project, 'src/content'), { recursive: true });
  mkdirSync(path.join(project, 'src/content'));
  const createFirm = async (language: string) => {
    const args = [
      getFolder(language),
      '--language',
      language,
      '--name',
      getName(language),
      '--colour',
      getColour(language),
    ];
    outputByLanguage.set(language, await runScript('newFirm/index', args));
  };
  await Promise.all(LANGUAGES.map(createFirm));
});
afterAll(() => rmSync(folder, { recursive: true }));

test('new-firm: the only firm in src/content is the default of SITE', async () => {
  cpSync(getFolder(firstLanguage), path.join(project, 'src/content/acme'), { recursive: true });
  expect(await runScript('check', [], { SITE: '', UNAUDITED: '1' })).toMatch(/: no mistake\n$/);
});

test.each(LANGUAGES)(
  'new-firm: a firm in the language %s has the given name and passes the check',
  async (language) => {
    expect(outputByLanguage.get(language)).toContain(`the site of ‘${getName(language)}’`);
    expect(outputByLanguage.get(language)).not.toContain('currency');
    expect(await runCheck(language)).toMatch(
      /^7 settings, 10 pages, 1 pages of jobs, 2 pages of forms, 3 plans, .+: no mistake\n$/m,
    );
  },
);

test('1.4.6 new-firm: if a colour has too little contrast, the output names the colours that replace it', () => {
  expect(outputByLanguage.get(firstLanguage)).toMatch(
    /^With ‘#f08c00’ some text would have a contrast of 2\.\d:1, but it needs 7:1\. The site uses the nearest colour of that hue, ‘#[0-9a-f]{6}’, and ‘#[0-9a-f]{6}’ on dark backgrounds\.$/m,
  );
  for (const language of LANGUAGES.slice(1)) expect(outputByLanguage.get(language)).not.toContain('contrast');
});

test('new-firm: the command marks each text to translate into Turkish, and the check counts the marked texts', async () => {
  const output = await runScript('newFirm/index', [getFolder('tr'), '--language', 'tr', '--name', 'Acme & Co']);
  expect(output).toContain('each text that begins with ‘[en]’ is still English');
  expect(output).toContain('Check the currency:  prices and budgets are in GBP. ');
  const read = (file: string): string => readFileSync(path.join(getFolder('tr'), file), 'utf8');
  expect(read('words/forms.ts')).toMatch(/submit: '\[en\] \w/);
  expect(read('settings.ts')).toContain("locale: 'tr-TR'");
  expect(read('countries.ts')).toContain("{ code: '+90', country: 'TR', flag: 'tr', name: ");
  expect(await runCheck('tr')).toMatch(
    /^\d{3} texts to write: 6 of the template, \d{3} in another language\n.+: no mistake\n$/m,
  );
  expect(await runCommand('npx', ['tsc', '-p', getFolder('tr')])).toBe('');
});

test('new-firm: a firm in a regional language gets the region’s country and price format, and the language’s time zone', async () => {
  const args = [getFolder('de-CH'), '--language', 'de-CH', '--name', 'Acme & Co'];
  expect(await runScript('newFirm/index', args)).toContain('prices and budgets are in EUR. ');
  const read = (file: string): string => readFileSync(path.join(getFolder('de-CH'), file), 'utf8');
  expect(read('firm.ts')).toContain("country: 'Schweiz',\n    countryCode: 'CH',");
  expect(read('settings.ts')).toContain("timeZone: 'Europe/Berlin'");
  expect(read('plans.ts')).toMatch(/price: (["'])EUR\s2['’]400\+\1/);
  expect(await runCheck('de-CH')).toMatch(/, 0 in another language\n.+: no mistake\n$/m);
});

test.each(LANGUAGES)('new-firm: a firm in the language %s imports the texts of that language', (language) => {
  const words = readFileSync(path.join(getFolder(language), 'words/forms.ts'), 'utf8');
  expect(words).toBe(`export { words } from '#languages/${language}/forms';\n`);
});

test('new-firm: the check reports a drawn preview with an old title, and `placeholders social` keeps a preview of the firm', async () => {
  const changeTitle = (text: string) => text.replace(/(?<= plans: \{[^}]*?title: ')/, 'New ');
  expect(await checkChangedFile(firstLanguage, 'pages.ts', changeTitle)).toMatch(
    /previews\.ts › plans › picture: pictures\/social\/plans\.jpg shows an old name, title or subtitle\./,
  );
  const [homePicture, plansPicture] = ['home', 'plans'].map((id) =>
    path.join(getFolder(firstLanguage), `pictures/social/${id}.jpg`),
  );
  const ownPicture = await sharp(plansPicture).jpeg().toBuffer();
  writeFileSync(homePicture!, ownPicture);
  rmSync(plansPicture!);
  const output = await runScript('picture/index', ['placeholders', 'social'], { SITE: getFolder(firstLanguage) });
  expect(output).toBe('Kept your own pictures social/home.jpg: delete a file to draw its preview.\n');
  expect(readFileSync(homePicture!).equals(ownPicture)).toBe(true);
  expect(existsSync(plansPicture!)).toBe(true);
});

test('3.1.1 new-firm: the check reports only one mistake for an invalid language code', async () => {
  const output = await checkChangedFile(firstLanguage, 'settings.ts', (text) =>
    text.replace(/language: '\w+'/, "language: 'en_GB'"),
  );
  expect(output).toMatch(
    /^\S+settings\.ts › settings › language: ‘en_GB’ is not a language code: .+\nNothing .+: 1 mistake\n$/,
  );
});

test('new-firm: `colour` also draws the previews of the other languages', async () => {
  const bilingualFolder = getFolder(firstLanguage);
  const imports = ['en', 'de'].map((tag) => `import { language as ${tag} } from '#languages/${tag}/language';\n`);
  writeFileSync(
    path.join(bilingualFolder, 'languages.ts'),
    `${imports.join('')}import { defineLanguages } from '#kit';\nexport const { languages, language } = defineLanguages({ en, de });\n`,
  );
  const settingsFile = path.join(bilingualFolder, 'settings.ts');
  const settings = readFileSync(settingsFile, 'utf8').replace(/language: '\w+'/, 'language, languages');
  writeFileSync(settingsFile, `import { language, languages } from './languages';\n${settings}`);
  await runScript('newFirm/index', ['colour', '#0b7285'], { SITE: bilingualFolder });
  expect(existsSync(path.join(bilingualFolder, 'pictures/social/de/home.jpg'))).toBe(true);
});
