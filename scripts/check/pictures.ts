import { PREVIEW_SIZE, previewPicture } from '../../src/site/previews';
import type { Picture } from '../../src/site/types';
import type { PictureFile } from './pictureFiles';
import { placeOf } from './picturePlaces';
import type { Finding, Look, Site } from './site';
import { faultsOfVector } from './vectors';
import { everySpot, findingAt, type Spot } from './walk';

/** What every site has besides what its content names: the marks of browsers and phones. */
const BRAND = ['brand/favicon.svg', 'brand/favicon-32.png', 'brand/apple-touch-icon.png'];

type Shown = Pick<Picture, 'src' | 'width' | 'height' | 'widths'>;
type PictureSpot = Spot & { value: Picture };

const isPicture = (spot: Spot): spot is PictureSpot =>
  typeof spot.value === 'object' &&
  spot.value !== null &&
  'src' in spot.value &&
  'height' in spot.value &&
  'alt' in spot.value;

const kB = (bytes: number): string => `${Math.round(bytes / 1000)} kB`;

/** The files of a picture, and how wide each has to be. */
const filesOf = ({ src, width, widths }: Shown): { name: string; width: number }[] =>
  widths
    ? widths.flatMap((size) => ['avif', 'webp'].map((ending) => ({ name: `${src}-${size}.${ending}`, width: size })))
    : [{ name: src, width }];

/** The sizes of one picture are told as one: 'hero/photo-640.avif' is 'hero/photo-*'. */
const everySize = (name: string): string => name.replace(/-\d+\.(avif|webp)$/, '-*');

/** Pictures that can be any size, as long as they keep their shape. */
const isOfSize = (file: PictureFile, picture: Shown, width: number): boolean => {
  const height = (width * picture.height) / picture.width;
  if (file.svg !== undefined) return Math.abs(file.width / file.height - width / height) < 0.02;
  return file.width === width && Math.abs(file.height - height) <= 1;
};

function faultsOfFile(
  name: string,
  file: PictureFile | undefined,
  picture: Shown,
  width: number,
  mostBytes: number,
): string[] {
  if (!file) return [`the file pictures/${name} is missing: put it there, or take the picture away.`];
  if (!(file.width > 0 && file.height > 0)) return [`pictures/${name} can't be read as a picture: save it anew.`];
  const height = Math.round((width * picture.height) / picture.width);
  return [
    ...(isOfSize(file, picture, width)
      ? []
      : [
          `pictures/${name} is ${file.width} by ${file.height} pixels, but the text says ${width} by ${height}: correct one of them.`,
        ]),
    ...(file.bytes > mostBytes
      ? [`pictures/${name} has ${kB(file.bytes)}: make it smaller than ${kB(mostBytes)}.`]
      : []),
    ...(file.svg === undefined ? [] : faultsOfVector(file.svg).map((fault) => `pictures/${name} ${fault}`)),
  ];
}

function faultsOf(site: Site, spot: PictureSpot): Finding[] {
  const picture = spot.value;
  const place = placeOf(spot.path);
  const say = (field: string, message: string) =>
    findingAt({ file: spot.file, steps: [...spot.steps, field] }, message);
  const widest = Math.max(...(picture.widths ?? [picture.width]));
  const isVector = picture.src.endsWith('.svg');
  return [
    ...[picture, ...(picture.upright ? [picture.upright] : [])].flatMap((shown) =>
      filesOf(shown).flatMap(({ name, width }) =>
        faultsOfFile(name, site.pictures.get(name), shown, width, place.mostBytes).map((fault) => say('src', fault)),
      ),
    ),
    ...(isVector || widest >= place.leastWidth
      ? []
      : [
          say(
            'widths',
            `the widest is ${widest} pixels, too small for its place: take one of ${place.leastWidth} or more.`,
          ),
        ]),
    ...(picture.alt.trim() === '' && !place.isDecoration
      ? [say('alt', 'is empty: say in a few words what the picture shows, for people who can’t see it.')]
      : []),
    ...(/\.(avif|gif|jpe?g|png|svg|webp)$/i.test(picture.alt)
      ? [say('alt', `‘${picture.alt}’ is the name of a file: say in a few words what the picture shows.`)]
      : []),
  ];
}

/** What networks and messengers show of a page; they fetch no large files. */
function previewsOf(site: Site): { findings: Finding[]; names: string[] } {
  const all = Object.entries(site.pages).map(([id, page]) => ({
    id,
    name: previewPicture(id, page, site.firm.name).src,
  }));
  const say = (id: string, message: string): Finding => ({ file: 'previews.ts', entry: id, field: 'picture', message });
  const again = 'Make it with npm run picture -- placeholders social.';
  return {
    names: all.map(({ name }) => name),
    findings: [
      ...all.flatMap(({ id, name }) =>
        faultsOfFile(name, site.pictures.get(name), { src: name, ...PREVIEW_SIZE }, PREVIEW_SIZE.width, 80_000).map(
          (fault) => say(id, `${fault} ${again}`),
        ),
      ),
      ...Object.keys(site.previewLines)
        .filter((id) => !site.pages[id])
        .map((id) => say(id, 'no page has this id: take the line away.')),
    ],
  };
}

/** §2.1, WCAG 1.1.1: each picture that is named is there, as large as said, light enough, safe, and told in words. */
export function checkPictures(site: Site): Look {
  const spots = everySpot(site).filter(isPicture);
  const previews = previewsOf(site);
  const named = new Set([
    ...BRAND,
    ...previews.names,
    ...spots.flatMap(({ value }) =>
      [value, ...(value.upright ? [value.upright] : [])].flatMap(filesOf).map(({ name }) => name),
    ),
  ]);
  const folder = (field: string, message: string): Finding => ({ file: 'pictures', entry: field, field: '', message });
  return {
    counts: { pictures: named.size },
    findings: [
      ...(site.pictures.size === 0
        ? [folder('', 'holds no picture that can be read: put the firm’s pictures there.')]
        : []),
      ...spots.flatMap((spot) => faultsOf(site, spot)),
      ...previews.findings,
      ...BRAND.filter((name) => !site.pictures.has(name)).map((name) =>
        folder(
          name,
          'is missing: browsers and phones show it beside the site’s name. Make it with npm run picture -- placeholders brand.',
        ),
      ),
      // Whatever lies there is put online with the site.
      ...[...new Set([...site.pictures.keys()].filter((name) => !named.has(name)).map(everySize))].map((name) =>
        folder(name, 'is shown nowhere: take the file away, or name it in the content.'),
      ),
    ],
  };
}
