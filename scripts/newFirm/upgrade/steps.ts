import { UsageError } from '../../usageError';
import { addJobPages } from './jobPages';
import { setVersion, type Sources } from './version';
import { replaceWithLanguageWords, type LanguageWords } from './words';

/** The language, words and import paths of the project, which the upgrade steps read. */
export interface Project {
  /** The language whose words the upgraded folder imports. */
  readonly language: string;
  readonly words: LanguageWords;
  /** The `paths` of tsconfig.json in a folder outside of the project. */
  readonly paths: Readonly<Record<string, readonly string[]>>;
}

/** One change of content folders that a version of the project requires. */
export interface UpgradeStep {
  /** The project's version that introduced the change. */
  readonly version: string;
  /** A sentence that describes the change. `npm run new-firm -- --upgrade` prints this sentence. */
  readonly change: string;
  /**
   * Returns the files of the folder after the change. Returns the files unchanged when the folder already has the new
   * format.
   */
  readonly run: (sources: Sources, project: Project) => Sources;
}

/** Returns the sources with the given files replaced. `null` removes a file. */
function replaceFiles(sources: Sources, files: Readonly<Record<string, string | null>>): Sources {
  const newSources = new Map(sources);
  for (const [file, text] of Object.entries(files))
    if (text === null) newSources.delete(file);
    else newSources.set(file, text);
  return newSources;
}

const mapFiles = (sources: Sources, map: (source: string, file: string) => string): Sources =>
  new Map([...sources].map(([file, source]) => [file, file.endsWith('.ts') ? map(source, file) : source]));

/** Returns a step that changes one file, if the folder has that file. */
const changeFile =
  (file: string, change: (source: string) => string): UpgradeStep['run'] =>
  (sources) => {
    const source = sources.get(file);
    return source === undefined ? sources : replaceFiles(sources, { [file]: change(source) });
  };

/**
 * Returns the source of `site.ts` with an import and an entry for each file of words. `names` are the names of the
 * files.
 */
function addWordsToSite(siteSource: string, names: readonly string[]): string {
  const missingNames = names.filter((name) => !siteSource.includes(`'./words/${name}'`));
  if (missingNames.length === 0) return siteSource;
  const imports = missingNames.map((name) => `import { words as ${name} } from './words/${name}';\n`).join('');
  return (imports + siteSource).replace(/(\bwords: \{)/, `$1 ${missingNames.join(', ')},`);
}

const addWords: UpgradeStep['run'] = (sources, { language, words }) => {
  const names = [...words.keys()];
  const missingNames = names.filter((name) => !sources.has(`words/${name}.ts`));
  const files = missingNames.map((name) => [
    `words/${name}.ts`,
    `export { words } from '#languages/${language}/${name}';\n`,
  ]);
  const siteSource = addWordsToSite(sources.get('site.ts') ?? '', names);
  return replaceFiles(sources, {
    ...Object.fromEntries(files),
    ...(sources.has('site.ts') && { 'site.ts': siteSource }),
  });
};

/** Returns a source with a `titleWithoutAddon` after each title that contains {addon}. */
const addTitleWithoutAddon = (source: string): string =>
  source.includes('titleWithoutAddon')
    ? source
    : source.replaceAll(
        /\btitle:\s*(['"])((?:(?!\1).)*\{addon\}(?:(?!\1).)*)\1/g,
        (title: string, quotationMark: string, text: string) =>
          `${title}, titleWithoutAddon: ${quotationMark}${text.replace(/[\s+&,–-]*\(?\{addon\}\)?/, '')}${quotationMark}`,
      );

const renameHoneypot = (source: string): string =>
  source.replaceAll(/\bshared\.trap\b/g, 'shared.honeypot').replace(/(\bshared: \{[^]*?[{,]\s*)trap:/, '$1honeypot:');

const renamePlainWords: UpgradeStep['run'] = (sources) => {
  const plainWords = sources.get('words/plain.ts');
  const renamedSources = mapFiles(sources, (source) =>
    source
      .replaceAll(/(['"])(\S*(?:words|#languages\/[\w-]+)\/)plain\1/g, '$1$2noscript$1')
      .replaceAll(/\bwords as plain\b/g, 'words as noscript')
      .replaceAll(/(\bwords: \{[^}]*)\bplain\b/g, '$1noscript')
      .replaceAll(/\bPlainWords\b/g, 'NoscriptWords'),
  );
  if (plainWords === undefined) return sources;
  return replaceFiles(renamedSources, {
    'words/noscript.ts': renamedSources.get('words/plain.ts') ?? '',
    'words/plain.ts': null,
  });
};

const importLanguageWords: UpgradeStep['run'] = (sources, { language, words }) => {
  const files = [...words.keys()].map((name) => `words/${name}.ts`).filter((file) => sources.has(file));
  const wordFiles = files.map((file) => [
    file,
    replaceWithLanguageWords(sources, file, language, words) ?? sources.get(file),
  ]);
  return replaceFiles(sources, Object.fromEntries(wordFiles) as Record<string, string>);
};

/**
 * Adds the ISO code of the firm's country to `firm.ts`. Assumes that the first country of the phone fields is the
 * firm's country.
 */
const addCountryCode: UpgradeStep['run'] = (sources) => {
  const firmSource = sources.get('firm.ts') ?? '';
  const code = /\bcountry: '([A-Z]{2})'/.exec(sources.get('countries.ts') ?? '')?.[1];
  if (code === undefined || firmSource.includes('countryCode')) return sources;
  const text = firmSource.replace(/\baddress: \{[^}]*?\bcountry: (?:'[^']*'|"[^"]*")/, `$&, countryCode: '${code}'`);
  return text === firmSource ? sources : replaceFiles(sources, { 'firm.ts': text });
};

/**
 * The outdated sentences in generated privacy policies, with their replacements. A later version of the project made
 * these sentences false.
 */
const CORRECTED_SENTENCES: Readonly<Record<string, string>> = {
  'Local storage holds your choice for pausing all motion, and nothing else.':
    'Local storage contains your display settings, and whether you have hidden the note about another language.',
  'Session storage holds a draft of a form that you have not sent yet. It goes when you send the form or close the tab.':
    'Session storage contains a draft of a form that you have not sent yet. Your browser deletes it when you send the form, or when it can no longer reopen the closed tab. A reopened tab shows a draft for at most 24 hours.',
  // cspell:disable
  'Der lokale Speicher merkt sich, ob Sie alle Bewegung angehalten haben, und sonst nichts.':
    'Im lokalen Speicher stehen Ihre Einstellungen zur Darstellung, und ob Sie den Hinweis auf eine andere Sprache ausgeblendet haben.',
  'Der Sitzungsspeicher hält den Entwurf eines Formulars fest, das Sie noch nicht abgeschickt haben. Er verschwindet, wenn Sie es absenden oder den Tab schließen.':
    'Der Sitzungsspeicher hält den Entwurf eines Formulars fest, das Sie noch nicht abgeschickt haben. Er verschwindet, wenn Sie es absenden oder der Browser den geschlossenen Tab nicht mehr öffnen kann. Ein wieder geöffneter Tab zeigt ihn höchstens 24 Stunden lang.',
  // cspell:enable
};

const correctSentences = (source: string): string =>
  Object.entries(CORRECTED_SENTENCES).reduce(
    (text, [oldSentence, newSentence]) => text.replaceAll(oldSentence, newSentence),
    source,
  );

/**
 * Parses a tsconfig.json. Throws {@link UsageError} for invalid JSON. TypeScript allows comments, but JSON does not.
 */
function parseConfig(source: string): { compilerOptions?: { paths?: object } } {
  try {
    return JSON.parse(source) as { compilerOptions?: { paths?: object } };
  } catch (error) {
    throw new UsageError(
      `tsconfig.json is not valid JSON (${(error as Error).message}): remove its comments and trailing commas.`,
    );
  }
}

const addPaths: UpgradeStep['run'] = (sources, { paths }) => {
  const source = sources.get('tsconfig.json');
  if (source === undefined || Object.keys(paths).every((name) => source.includes(`"${name}"`))) return sources;
  const { compilerOptions, ...otherSettings } = parseConfig(source);
  const options = { ...compilerOptions, paths: { ...compilerOptions?.paths, ...paths } };
  return replaceFiles(sources, { 'tsconfig.json': JSON.stringify({ ...otherSettings, compilerOptions: options }) });
};

/** The upgrade steps of all versions, in order. CHANGELOG.md describes the same changes. */
export const UPGRADE_STEPS: readonly UpgradeStep[] = [
  {
    version: '0.2.0',
    change: 'A quote with {addon} in its title also has a titleWithoutAddon, for visitors who choose no add-on.',
    run: (sources) => mapFiles(sources, addTitleWithoutAddon),
  },
  {
    version: '0.3.0',
    change: "The file words/plain.ts is now words/noscript.ts, and 'plain' in site.ts is now 'noscript'.",
    run: renamePlainWords,
  },
  {
    version: '0.3.0',
    change: "In words/forms.ts, 'shared.trap' is now 'shared.honeypot'.",
    run: changeFile('words/forms.ts', renameHoneypot),
  },
  {
    version: '0.3.0',
    change: "In colours.ts, 'canopy' is now 'decoration', and 'canopyNight' is now 'decorationNight'.",
    run: changeFile('colours.ts', (source) => source.replaceAll(/\bcanopy(?=(?:Night)?:)/g, 'decoration')),
  },
  {
    version: '0.3.0',
    change: 'The files in words/ import the words of their language, and contain only the texts that you changed.',
    run: importLanguageWords,
  },
  { version: '0.3.0', change: 'The folder contains every words file that later versions added.', run: addWords },
  {
    version: '0.3.0',
    change: 'Each job has a page: the jobs are in jobList.ts, and pages.ts adds the pages.',
    run: addJobPages,
  },
  {
    version: '0.3.0',
    change: 'The privacy policy says that the browser stores the display settings, and how long it keeps drafts.',
    run: (sources) => mapFiles(sources, correctSentences),
  },
  {
    version: '0.3.0',
    change: 'The address in firm.ts has the ISO code of its country.',
    run: addCountryCode,
  },
  {
    version: '0.3.0',
    change: "The tsconfig.json of a folder outside of the project resolves '#languages'.",
    run: addPaths,
  },
  {
    version: '0.3.0',
    change: 'The file site.ts states the version for which the folder is written.',
    run: changeFile('site.ts', setVersion),
  },
];
