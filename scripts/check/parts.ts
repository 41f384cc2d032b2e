import type { Site as SiteValue, SiteWords } from '../../src/site/defineSite';
import type { Module, Modules } from './files';
import type { Finding } from './site';

/**
 * A part of the value that a firm's `site.ts` exports. The site's code imports the same object from another file
 * (`#site/…`).
 */
export interface Part {
  /** The path of this other file, relative to the content folder. */
  readonly file: string;
  readonly name: string;
  readonly select: (site: SiteValue) => unknown;
  /** Whether a site may omit the part. */
  readonly isOptional?: boolean;
}

type PartName =
  | Exclude<keyof SiteValue, 'writtenFor' | 'isFictional' | 'words' | 'audit'>
  | `words.${keyof SiteWords}`
  | `audit.${keyof SiteValue['audit']}`;

const createWordsPart = (name: keyof SiteWords): Part => ({
  file: `words/${name}.ts`,
  name: 'words',
  select: (site) => site.words?.[name],
});

const RESULTS = 'accessibilityResults.ts';

/**
 * Every part of `site.ts`, by its path in the exported value. The type of this object requires an entry for each part.
 */
export const PARTS: Readonly<Record<PartName, Part>> = {
  firm: { file: 'firm.ts', name: 'firm', select: ({ firm }) => firm },
  settings: { file: 'settings.ts', name: 'settings', select: ({ settings }) => settings },
  pages: { file: 'pages.ts', name: 'pages', select: ({ pages }) => pages },
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
  countries: { file: 'countries.ts', name: 'countries', select: ({ countries }) => countries },
  glossary: { file: 'glossary.ts', name: 'glossary', select: ({ glossary }) => glossary },
  colours: { file: 'colours.ts', name: 'colours', select: ({ colours }) => colours },
  previewLines: { file: 'previews.ts', name: 'previewLines', select: ({ previewLines }) => previewLines },
  'audit.results': {
    file: RESULTS,
    name: 'accessibilityResults',
    select: ({ audit }) => audit?.results,
    isOptional: true,
  },
  'audit.states': { file: RESULTS, name: 'auditedStates', select: ({ audit }) => audit?.states },
};

/** Returns an export of one of the firm's files, or undefined when the file lacks the export or cannot be imported. */
export const getExport = (modules: Modules, file: string, name: string): unknown => {
  const module: Module | undefined = modules.get(file);
  return module instanceof Error ? undefined : module?.[name];
};

/** §3: returns a finding for each part that is missing or is not the object that the pages import. */
export function checkParts(site: SiteValue, modules: Modules): Finding[] {
  return Object.entries(PARTS).flatMap(([partPath, { file, name, select, isOptional }]): Finding[] => {
    const createFinding = (message: string): Finding => ({ file: 'site.ts', steps: partPath.split('.'), message });
    const part = select(site);
    if (part === getExport(modules, file, name)) return [];
    if (part === undefined && !isOptional)
      return [createFinding(`is missing: import ‘${name}’ from ./${file.slice(0, -3)}.`)];
    return [createFinding(`is not the ‘${name}’ of ${file}, which the pages import: import it from there.`)];
  });
}
