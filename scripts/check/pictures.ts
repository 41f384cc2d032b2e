import { getLanguageFolder } from '../../src/site/languages';
import { PREVIEW_SIZE, getPreviewPath, getPreviewSubtitle } from '../../src/site/previews';
import type { Page } from '../../src/site/pages';
import type { Picture } from '../../src/site/types';
import { formatCommand } from '../siteCommand';
import type { PictureFile } from './pictureFiles';
import { findRequirements, MAX_PREVIEW_BYTES } from './picturePlaces';
import { createPreviewMark } from './previewMarks';
import type { Finding, Site } from './site';
import { findVectorFaults } from './vectors';
import { listAllNodes, createFinding, type ContentNode } from './contentNodes';

/**
 * The favicons and the icon for phone home screens, with their sizes in pixels. Every site needs these files, although
 * no field of the content names them.
 */
const BRAND_ICON_SIZES = { 'brand/favicon.svg': 32, 'brand/favicon-32.png': 32, 'brand/apple-touch-icon.png': 180 };

type PictureVariant = Pick<Picture, 'src' | 'width' | 'height' | 'widths'>;
type PictureNode = ContentNode & { value: Picture };

const isPicture = (node: ContentNode): node is PictureNode =>
  typeof node.value === 'object' &&
  node.value !== null &&
  'src' in node.value &&
  'height' in node.value &&
  'alt' in node.value;

/** Returns whether a value names picture files. A picture with mistakes, such as a missing `alt`, also names files. */
const hasFile = (node: ContentNode): node is ContentNode & { value: PictureVariant } =>
  typeof node.value === 'object' && node.value !== null && 'src' in node.value;

const formatKilobytes = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** Returns the files of a picture, and the required width of each file. */
const listFiles = ({ src, width, widths }: PictureVariant): { name: string; width: number }[] =>
  widths
    ? widths.flatMap((fileWidth) =>
        ['avif', 'webp'].map((extension) => ({ name: `${src}-${fileWidth}.${extension}`, width: fileWidth })),
      )
    : [{ name: src, width }];

/** Returns the files of a picture and of its variant for portrait windows. */
const listAllFiles = (picture: Picture) =>
  [picture, ...(picture.upright ? [picture.upright] : [])].flatMap((variant) =>
    listFiles(variant).map(({ name, width }) => ({ name, width, variant })),
  );

/**
 * Returns one name for all sizes of a picture, so that one finding covers all sizes: 'hero/photo-*' for
 * 'hero/photo-640.avif'.
 */
const maskSize = (name: string): string => name.replace(/-\d+\.(avif|webp)$/, '-*');

/**
 * Returns whether a file has the declared width, and the declared height with a tolerance of 1 px. An SVG needs only
 * the declared aspect ratio, with a tolerance of 0.02.
 */
const hasDeclaredSize = (file: PictureFile, picture: PictureVariant, width: number): boolean => {
  const height = (width * picture.height) / picture.width;
  if (file.svg !== undefined) return Math.abs(file.width / file.height - width / height) < 0.02;
  return file.width === width && Math.abs(file.height - height) <= 1;
};

function* findFileFaults(
  { pictures }: Pick<Site, 'pictures'>,
  { name, width, variant }: { name: string; width: number; variant: PictureVariant },
  maxBytes: number,
): Generator<string> {
  const file = pictures.get(name);
  if (!file) {
    yield `the file pictures/${name} is missing: add it, or remove the picture.`;
    return;
  }
  if (!(file.width > 0 && file.height > 0)) {
    yield `pictures/${name} can't be read as a picture: save it again.`;
    return;
  }
  const height = Math.round((width * variant.height) / variant.width);
  if (!hasDeclaredSize(file, variant, width))
    yield `pictures/${name} is ${file.width} by ${file.height} pixels, but the content says ${width} by ${height}: correct one of them.`;
  if (file.bytes > maxBytes)
    yield `pictures/${name} is ${formatKilobytes(file.bytes)}: make it smaller than ${formatKilobytes(maxBytes)}.`;
  if (file.formatFault !== undefined) yield `pictures/${name} ${file.formatFault}`;
  if (file.svg === undefined) return;
  for (const fault of findVectorFaults(file.svg)) yield `pictures/${name} ${fault}`;
}

function* findPictureFaults(
  site: Site,
  { value: picture, path }: PictureNode,
): Generator<[field: string, fault: string]> {
  const requirements = findRequirements(path);
  for (const file of listAllFiles(picture))
    for (const fault of findFileFaults(site, file, requirements.maxBytes)) yield ['src', fault];
  const widths = picture.widths ?? [picture.width];
  const maxWidth = Math.max(...widths);
  // The schema of a picture reports an empty list of widths.
  if (widths.length > 0 && !picture.src.endsWith('.svg') && maxWidth < requirements.minWidth)
    yield [
      'widths',
      `the widest file is ${maxWidth} pixels wide, but ${requirements.minWidth} are needed: use a larger picture.`,
    ];
  if (picture.alt.trim() === '' && !requirements.isDecoration)
    yield ['alt', 'is empty: describe the picture in a few words, for people who can’t see it.'];
}

/**
 * Returns the preview picture of each page except the not-found page, and of each job with a separate picture. Other
 * jobs use the picture of the page that lists all jobs.
 */
const listPreviews = ({ pages, jobPages, pictures, settings: { languages, language } }: Site) => {
  const createPreview = ([id, page]: [string, Page]) => ({
    id,
    page,
    name: getPreviewPath(id, getLanguageFolder(languages, language)),
  });
  const jobPictures = Object.entries(jobPages).map(createPreview);
  const pagesWithPreview = Object.entries(pages).filter(([, { kind }]) => kind !== 'not-found');
  return [...pagesWithPreview.map(createPreview), ...jobPictures.filter(({ name }) => pictures.has(name))];
};

/**
 * Returns the file names of the pages' preview pictures in all other languages. The checks of those languages validate
 * these pictures, so the current check must not report them as unused.
 */
const listOtherLanguagePreviews = ({ pages, registry, settings: { languages, language } }: Site): string[] =>
  Object.keys(languages ?? {})
    .filter((tag) => tag !== language)
    .flatMap((tag) =>
      registry
        .filter((page) => pages[page.id]?.kind !== 'not-found' && (page.languages?.includes(tag) ?? true))
        .map(({ id }) => getPreviewPath(id, getLanguageFolder(languages, tag))),
    );

/** Returns the sentence with the command that draws the preview pictures in the current language. */
const formatPreviewAdvice = ({ settings: { languages, language } }: Site): string =>
  `Draw the picture with ${formatCommand(`${getLanguageFolder(languages, language) && `SITE_LANGUAGE=${language} `}npm run picture -- placeholders social`)}.`;

function* findPreviewFaults(site: Site): Generator<[id: string, fault: string]> {
  for (const { id, name } of listPreviews(site)) {
    const file = { name, width: PREVIEW_SIZE.width, variant: { src: name, ...PREVIEW_SIZE } };
    for (const fault of findFileFaults(site, file, MAX_PREVIEW_BYTES))
      yield [id, `${fault} ${formatPreviewAdvice(site)}`];
  }
  for (const id of Object.keys(site.previewLines))
    if (!site.registry.some((page) => page.id === id) && !site.jobPages[id])
      yield [id, 'no page has this id: remove the line.'];
}

/** Yields a notice for each drawn preview picture whose name, title or subtitle differs from the content. */
export function* checkPreviewWords(site: Site): Generator<Finding> {
  for (const { id, page, name } of listPreviews(site)) {
    const mark = site.pictures.get(name)?.previewMark;
    const subtitle = getPreviewSubtitle(page, site.previewLines[id]);
    if (mark !== undefined && mark !== createPreviewMark(site.firm.name, page.title, subtitle))
      yield {
        file: 'previews.ts',
        steps: [id, 'picture'],
        message: `pictures/${name} shows an old name, title or subtitle. ${formatPreviewAdvice(site)}`,
      };
  }
}

/** Returns the names of all picture files that the site uses in the current language. */
export const listPictureNames = (site: Site): ReadonlySet<string> =>
  new Set([
    ...Object.keys(BRAND_ICON_SIZES),
    ...listPreviews(site).map(({ name }) => name),
    ...listAllNodes(site)
      .filter(hasFile)
      .flatMap(({ value }) => listFiles(value).map(({ name }) => name)),
  ]);

/** Yields the faults of a favicon or icon, whose sides must have `size` pixels. */
function* findBrandFaults(site: Site, name: string, size: number): Generator<string> {
  const file = site.pictures.get(name);
  if (!file) yield 'is missing: every site needs this file.';
  // An SVG may have any shape, because browsers fit it into a square.
  else if (file.svg === undefined && file.width > 0 && (file.width !== size || file.height !== size))
    yield `is ${file.width} by ${file.height} pixels, but must be ${size} by ${size}.`;
  else yield* findFileFaults(site, { name, width: file.width, variant: { src: name, ...file } }, 60_000);
}

/**
 * §2.1, WCAG 1.1.1: yields a finding for each picture that is missing, unreadable, unused, unsafe, animated, or of a
 * wrong size or format. Also yields a finding for each missing text alternative, and for each preview line whose page
 * does not exist.
 */
export function* checkPictures(site: Site): Generator<Finding> {
  if (site.pictures.size === 0)
    yield { file: 'pictures', steps: [], message: 'contains no picture: add the firm’s pictures.' };
  for (const node of listAllNodes(site).filter(isPicture))
    for (const [field, fault] of findPictureFaults(site, node))
      yield createFinding({ file: node.file, steps: [...node.steps, field] }, fault);
  for (const [id, message] of findPreviewFaults(site)) yield { file: 'previews.ts', steps: [id, 'picture'], message };
  for (const [name, width] of Object.entries(BRAND_ICON_SIZES)) {
    for (const fault of findBrandFaults(site, name, width))
      yield {
        file: 'pictures',
        steps: [name],
        message: `${fault} Draw the picture with ${formatCommand('npm run picture -- placeholders brand')}.`,
      };
  }
  // The build publishes every file of the folder, so unused files are mistakes.
  const usedNames = new Set([...listPictureNames(site), ...listOtherLanguagePreviews(site)]);
  for (const name of new Set(
    [...site.pictures.keys()].filter((pictureName) => !usedNames.has(pictureName)).map(maskSize),
  ))
    yield {
      file: 'pictures',
      steps: [name],
      message: 'is not used: delete the file, or name it in the content.',
      needsEveryLanguage: true,
    };
}
