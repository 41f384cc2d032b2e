import type { Site as SiteValue, SiteWords } from '../../src/site/defineSite';
import type { ImportResult, ImportResults, RequiredExport } from './files';
import type { Finding } from './site';

type PartName =
  | Exclude<keyof SiteValue, 'writtenFor' | 'isFictional' | 'words' | 'audit'>
  | `words.${keyof SiteWords}`
  | `audit.${keyof SiteValue['audit']}`;

const createWordsPart = (name: keyof SiteWords): RequiredExport => ({ file: `words/${name}.ts`, name: 'words' });

/**
 * The parts of the value that a firm's `site.ts` exports, by their paths in this value. The site's code imports the
 * same objects from other files (`#site/…`). The type of this object requires an entry for each part.
 */
export const SITE_PARTS: Readonly<Record<PartName, RequiredExport>> = {
  firm: { file: 'firm.ts', name: 'firm' },
  settings: { file: 'settings.ts', name: 'settings' },
  pages: { file: 'pages.ts', name: 'pages' },
  'words.addresses': createWordsPart('addresses'),
  'words.controls': createWordsPart('controls'),
  'words.combo': createWordsPart('combo'),
  'words.display': createWordsPart('display'),
  'words.document': createWordsPart('document'),
  'words.forms': createWordsPart('forms'),
  'words.jobs': createWordsPart('jobs'),
  'words.messages': createWordsPart('messages'),
  'words.outcomes': createWordsPart('outcomes'),
  'words.mails': createWordsPart('mails'),
  'words.noscript': createWordsPart('noscript'),
  'words.relay': createWordsPart('relay'),
  countries: { file: 'countries.ts', name: 'countries' },
  glossary: { file: 'glossary.ts', name: 'glossary' },
  colours: { file: 'colours.ts', name: 'colours' },
  previewLines: { file: 'previews.ts', name: 'previewLines' },
  'audit.results': { file: 'accessibilityResults.ts', name: 'accessibilityResults' },
  'audit.states': { file: 'accessibilityResults.ts', name: 'auditedStates' },
};

/** Returns the part of a site at a path of {@link SITE_PARTS}, or undefined when the site lacks the part. */
const selectPart = (site: SiteValue, partPath: string): unknown =>
  partPath.split('.').reduce<unknown>((value, key) => (Object(value) as Record<string, unknown>)[key], site);

/** Returns an export of one of the firm's files, or undefined when the file lacks the export or cannot be imported. */
export const getExport = (modules: ImportResults, file: string, name: string): unknown => {
  const module: ImportResult | undefined = modules.get(file);
  return module instanceof Error ? undefined : module?.[name];
};

/**
 * Returns a finding for each setting that differs from `languages.ts`. With other settings, the site would link to
 * languages that the build omits.
 */
const findLanguageFaults = (site: SiteValue, modules: ImportResults): Finding[] =>
  ['languages', 'language'].flatMap((name): Finding[] => {
    const value = getExport(modules, 'languages.ts', name);
    if (value === undefined || value === selectPart(site, `settings.${name}`)) return [];
    const message = `is not the ‘${name}’ of languages.ts: import ‘${name}’ from ./languages.`;
    return [{ file: 'settings.ts', steps: ['settings', name], message }];
  });

/**
 * §3: returns a finding for each part that is missing or is not the object that the pages import. Also returns a
 * finding for each setting that differs from `languages.ts`.
 */
export function checkSiteParts(site: SiteValue, modules: ImportResults): Finding[] {
  const partFindings = Object.entries(SITE_PARTS).flatMap(([partPath, { file, name }]): Finding[] => {
    const part = selectPart(site, partPath);
    if (part === getExport(modules, file, name)) return [];
    const message =
      part === undefined
        ? `is missing: import ‘${name}’ from ./${file.slice(0, -3)}.`
        : `is not the ‘${name}’ that the pages import: import ‘${name}’ from ./${file.slice(0, -3)}.`;
    return [{ file: 'site.ts', steps: partPath.split('.'), message }];
  });
  return [...partFindings, ...findLanguageFaults(site, modules)];
}
