import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Contents } from '../build/contents';
import { siteFolder } from '../../src/site/folder';
import type { ContentOf, PageKind, Pages } from '../../src/site/pages';
import type { AccessibilityResults, Firm, Settings } from '../../src/site/types';
import { checkFiles, type Module, type Modules, type Need } from './files';
import { readNeeds } from './needs';
import { readPictures } from './pictureFiles';
import { readRegistry } from './registry';
import type { Finding, Home, Site } from './site';
import type { BrandColours } from '../../src/site/colours';
import { readThemes } from '../tokens';
import { troubleOf } from './trouble';

/** What a firm's folder came to: its site, or why there is none to look at. */
export type Loaded = { readonly site: Site } | { readonly folder: string; readonly faults: readonly Finding[] };

const RESULTS = 'accessibilityResults.ts';
/** What the checks themselves read; it has a place of its own in the value, so that it is no words besides. */
const OWN: readonly Need[] = [
  { file: 'firm.ts', name: 'firm' },
  { file: 'settings.ts', name: 'settings' },
  { file: 'pages.ts', name: 'pages' },
  { file: 'previews.ts', name: 'previewLines' },
  { file: RESULTS, name: 'auditedStates' },
].map((need) => ({ ...need, by: 'npm run check' }));

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error(String(error)));

/** What draws the pictures is no content. */
const DRAWINGS = /^drawings\b/;

async function readModules(folder: string): Promise<Modules> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter(
    (file) => /(?<!\.test|\.d)\.ts$/.test(file) && !DRAWINGS.test(file),
  );
  const modules = files.map(async (file): Promise<[string, Module]> => {
    const name = file.split(path.sep).join('/');
    try {
      return [name, (await import(`#site/${name.replace(/\.ts$/, '')}`)) as Record<string, unknown>];
    } catch (error) {
      return [name, asError(error)];
    }
  });
  return new Map(await Promise.all(modules));
}

/** Where each object is written: the file that exports it. A file that hands on another's comes after. */
function homesOf(modules: Modules, contents: Contents): ReadonlyMap<object, Home> {
  const ids = new Map<unknown, string>([...contents].map(([id, content]) => [content, id]));
  const homes = new Map<object, Home>();
  for (const [file, module] of modules)
    for (const [name, value] of Object.entries(module))
      if (typeof value === 'object' && value !== null && !homes.has(value))
        homes.set(value, { file, name: ids.get(value) ?? name });
  return homes;
}

async function readContents(pages: Pages): Promise<{ contents: Contents; faults: Finding[] }> {
  const { loadContents } = await import('../build/contents');
  const contents = new Map<string, ContentOf[PageKind]>();
  const faults: Finding[] = [];
  for (const [id, page] of Object.entries(pages))
    try {
      const content = (await loadContents({ [id]: page })).get(id);
      if (content) contents.set(id, content);
      else
        faults.push({
          file: 'pages.ts',
          entry: id,
          field: 'content',
          message: 'the file it names exports nothing: write ‘export default’ there.',
        });
    } catch (error) {
      const { message } = troubleOf(asError(error), 'pages.ts', []);
      faults.push({ file: 'pages.ts', entry: id, field: 'content', message });
    }
  return { contents, faults };
}

/** The names of the site's states; they come with the route table, which a registry with faults can't make. */
async function readStates(): Promise<readonly string[] | Error> {
  try {
    const { loadStates } = await import('../../a11y/states');
    return (await loadStates()).map(({ name }) => name);
  } catch (error) {
    return asError(error);
  }
}

/** Reads the active firm's folder (SITE) as a value. */
export async function loadSite(): Promise<Loaded> {
  const absolute = siteFolder();
  const folder = path.relative(process.cwd(), absolute).split(path.sep).join('/') || '.';
  const others = readNeeds().filter((need) => !OWN.some(({ file, name }) => file === need.file && name === need.name));
  if (!existsSync(absolute)) {
    const message = 'there is no such folder: SITE must name a folder of src/content.';
    return { folder, faults: [{ file: '', entry: '', field: '', message }] };
  }
  const modules = await readModules(absolute);
  const broken = checkFiles([...OWN, ...others], modules);
  if (broken.length > 0) return { folder, faults: broken };
  const read = <T>(file: string, name: string): T => (modules.get(file) as Record<string, unknown>)[name] as T;
  const pages = read<Pages>('pages.ts', 'pages');
  const { contents, faults } = await readContents(pages);
  if (faults.length > 0) return { folder, faults };
  const words = others
    .filter(({ file }) => file !== RESULTS)
    .map(({ file, name }) => [`${file}#${name}`, read<unknown>(file, name)] as const);
  const ownColours = (modules.get('colours.ts') as { colours?: BrandColours } | undefined)?.colours ?? {};
  return {
    site: {
      folder,
      firm: read<Firm>('firm.ts', 'firm'),
      settings: read<Settings>('settings.ts', 'settings'),
      pages,
      registry: readRegistry(readFileSync(path.join(absolute, 'pages.ts'), 'utf8')),
      contents,
      previewLines: read<Site['previewLines']>('previews.ts', 'previewLines'),
      words: Object.fromEntries(words),
      homes: homesOf(modules, contents),
      pictures: await readPictures(path.join(absolute, 'pictures')),
      ownColours,
      themes: readThemes(ownColours),
      audit: {
        results: read<AccessibilityResults | undefined>(RESULTS, 'accessibilityResults'),
        auditedStates: read<readonly string[]>(RESULTS, 'auditedStates'),
        states: await readStates(),
      },
      today: new Date().toISOString().slice(0, 10),
    },
  };
}
