import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';
import { mix, palette } from './palette';
import { render, saveWidths } from '../../../../scripts/pictures/raster';
import { element, linearGradient, svg } from '../../../../scripts/pictures/svg';

/** Skin, hair and cloth are mixed from the brand's warm and green tones, so that the gallery hangs together. */
const skins = {
  porcelain: mix(palette.paper, palette.amber, 0.22),
  sand: mix(mix(palette.paper, palette.amber, 0.45), palette.clay, 0.2),
  honey: mix(mix(palette.amber, palette.clay, 0.55), palette.paper, 0.28),
  umber: mix(mix(palette.clay, palette.ink, 0.28), palette.amber, 0.22),
} as const;
const hairs = {
  black: mix(palette.ink, '#000000', 0.45),
  brown: mix(palette.clay, palette.ink, 0.72),
  auburn: mix(palette.clay, palette.ink, 0.38),
  blond: mix(palette.amber, palette.clay, 0.28),
  silver: mix(palette.mist, palette.ink, 0.32),
} as const;
const cloths = {
  white: palette.white,
  leaf: palette.leaf,
  forest: palette.green,
  mist: palette.mist,
  amber: palette.amber,
  clay: palette.clay,
  sapling: palette.sapling,
} as const;
const tones = {
  glade: [mix(palette.leaf, palette.mist, 0.35), palette.mist],
  dawn: [mix(palette.amber, palette.paper, 0.5), palette.paper],
  spring: [palette.sapling, palette.mist],
  dew: [mix(palette.leaf, palette.mist, 0.75), palette.white],
  grove: [mix(palette.green, palette.leaf, 0.45), palette.sapling],
} as const;

/** One portrait: the file's name after 'people/member-' or 'people/board-', and variant numbers of Notionists (CC0). */
interface Portrait {
  readonly skin: keyof typeof skins;
  readonly hair: readonly [shape: number, color: keyof typeof hairs];
  readonly body: readonly [shape: number, color: keyof typeof cloths];
  readonly tone: keyof typeof tones;
  /** Brows, eyes, nose and lips. */
  readonly face: readonly [brows: number, eyes: number, nose: number, lips: number];
  readonly glasses?: number;
  readonly beard?: number;
}

const portraits = {
  'member-1': {
    skin: 'honey',
    hair: [27, 'black'],
    body: [16, 'forest'],
    tone: 'glade',
    face: [5, 5, 2, 17],
    glasses: 3,
  },
  'member-2': {
    skin: 'porcelain',
    hair: [42, 'silver'],
    body: [20, 'white'],
    tone: 'dawn',
    face: [8, 5, 11, 17],
    beard: 12,
  },
  'member-3': {
    skin: 'umber',
    hair: [31, 'black'],
    body: [25, 'sapling'],
    tone: 'dew',
    face: [4, 5, 5, 17],
    beard: 11,
  },
  'member-4': { skin: 'sand', hair: [18, 'brown'], body: [9, 'leaf'], tone: 'spring', face: [8, 5, 9, 3], glasses: 11 },
  'member-5': { skin: 'honey', hair: [2, 'black'], body: [17, 'forest'], tone: 'dawn', face: [4, 5, 4, 23] },
  'member-6': {
    skin: 'porcelain',
    hair: [41, 'blond'],
    body: [13, 'leaf'],
    tone: 'glade',
    face: [8, 5, 3, 17],
    glasses: 8,
  },
  'member-7': { skin: 'umber', hair: [13, 'black'], body: [11, 'mist'], tone: 'grove', face: [5, 5, 12, 4], beard: 10 },
  'member-8': { skin: 'honey', hair: [48, 'black'], body: [21, 'amber'], tone: 'dew', face: [4, 5, 6, 23] },
  'member-9': { skin: 'porcelain', hair: [54, 'auburn'], body: [23, 'forest'], tone: 'dawn', face: [4, 5, 8, 3] },
  'member-10': { skin: 'sand', hair: [58, 'brown'], body: [14, 'leaf'], tone: 'spring', face: [8, 5, 10, 17] },
  'member-11': { skin: 'honey', hair: [35, 'black'], body: [10, 'white'], tone: 'glade', face: [5, 5, 2, 3], beard: 4 },
  'member-12': {
    skin: 'sand',
    hair: [57, 'auburn'],
    body: [15, 'white'],
    tone: 'grove',
    face: [8, 5, 4, 17],
    glasses: 3,
  },
  'member-13': { skin: 'umber', hair: [28, 'black'], body: [7, 'sapling'], tone: 'dawn', face: [4, 5, 16, 23] },
  'member-14': {
    skin: 'porcelain',
    hair: [55, 'blond'],
    body: [19, 'mist'],
    tone: 'grove',
    face: [8, 5, 13, 17],
    glasses: 11,
  },
  'member-15': { skin: 'honey', hair: [47, 'black'], body: [5, 'leaf'], tone: 'glade', face: [4, 5, 17, 3] },
  'member-16': { skin: 'umber', hair: [22, 'black'], body: [24, 'white'], tone: 'spring', face: [5, 5, 14, 23] },
  'board-advisor': {
    skin: 'porcelain',
    hair: [43, 'silver'],
    body: [6, 'forest'],
    tone: 'spring',
    face: [8, 5, 7, 17],
    glasses: 8,
  },
  'board-financial-advisor': {
    skin: 'honey',
    hair: [61, 'black'],
    body: [20, 'mist'],
    tone: 'dew',
    face: [5, 5, 18, 4],
    beard: 2,
  },
} as const satisfies Readonly<Record<string, Portrait>>;

type Part = 'hair' | 'body' | 'brows' | 'eyes' | 'nose' | 'lips' | 'glasses' | 'beard';
type Variants = Partial<Record<Part, number>>;

function drawn(variants: Variants): string {
  const parts = Object.entries(variants).map(([part, value]) => [part, [`variant${String(value).padStart(2, '0')}`]]);
  return createAvatar(notionists, {
    seed: 'portrait',
    ...(Object.fromEntries(parts) as notionists.Options),
    glassesProbability: variants.glasses === undefined ? 0 : 100,
    beardProbability: variants.beard === undefined ? 0 : 100,
    bodyIconProbability: 0,
    gestureProbability: 0,
  }).toString();
}

/** Colours a part's group, which Notionists places by its own translation, white parts and black parts apart. */
function tint(markup: string, place: string, white: string, black: string): string {
  const start = markup.indexOf(`<g transform="translate(${place})">`);
  if (start === -1) throw new Error(`Notionists no longer places a part at ${place}`);
  const next = markup.indexOf('<g transform="translate(', start + 1);
  // A body nests a group of its own: go on to the hair, which follows it.
  const end = place === '178 1057' ? markup.indexOf('<g transform="translate(266 207)">') : next;
  const part = markup.slice(start, end);
  const masks = part.split(/(<mask.*?<\/mask>)/s);
  const colored = masks.map((piece) =>
    piece.startsWith('<mask') ? piece : piece.replaceAll('#fff', white).replaceAll('#000', black),
  );
  return markup.slice(0, start) + colored.join('') + markup.slice(end);
}

function figure(portrait: Portrait): string {
  const [brows, eyes, nose, lips] = portrait.face;
  const [hair, hairColor] = portrait.hair;
  const [body, cloth] = portrait.body;
  const { glasses, beard } = portrait;
  let markup = drawn({ hair, body, brows, eyes, nose, lips, ...(glasses && { glasses }), ...(beard && { beard }) });
  const turban = hair === 61;
  markup = tint(markup, '531 487', skins[portrait.skin], palette.ink);
  markup = tint(markup, '178 1057', cloths[cloth], palette.ink);
  markup = tint(markup, '266 207', turban ? palette.amber : palette.white, turban ? palette.ink : hairs[hairColor]);
  markup = tint(markup, '653 805', palette.white, hairs[hairColor]);
  return markup.replace(/^<svg[^>]*>|<metadata.*<\/metadata>|<\/svg>$/gs, '').replaceAll('#000"', `${palette.ink}"`);
}

/** Head and shoulders over a soft disc of light. */
function portraitOf(portrait: Portrait): string {
  const [low, high] = tones[portrait.tone];
  return svg(
    960,
    960,
    element(
      'defs',
      {},
      linearGradient('sky', [
        [0, high],
        [1, low],
      ]),
    ),
    element('rect', { width: 960, height: 960, fill: 'url(#sky)' }),
    element('circle', { cx: 610, cy: 400, r: 330, fill: palette.white, opacity: 0.35 }),
    element('g', { transform: 'translate(-66 -98) scale(.61)', fill: 'none' }, figure(portrait)),
  );
}

/** Portraits of the sixteen members and of the two advisers who sit on the board alone. */
export async function people(): Promise<void> {
  for (const [name, portrait] of Object.entries(portraits)) {
    await saveWidths(`people/${name}`, render(portraitOf(portrait), 960), [160, 320, 480], { avif: 55, webp: 80 });
  }
}
