/** The files that a place needs of a picture. Lengths are pixels. */
export interface Place {
  /** Where it stands, as the check knows it (check/picturePlaces.ts): least width and most bytes are told there. */
  readonly path: string;
  /** The same for people. */
  readonly where: string;
  /** Below the firm's pictures. */
  readonly folder: string;
  /** Its shape, at the size of its place. */
  readonly width: number;
  readonly height: number;
  /** Of the files that are made; those that the picture is too small for are left out. */
  readonly widths: readonly number[];
  /** 'cover' cuts a photo to the shape; 'contain' leaves a logo whole, on nothing. */
  readonly fit: 'cover' | 'contain';
  /** An SVG ships as it is; elsewhere it becomes files of pixels. */
  readonly keepsVectors?: boolean;
  /** The quality that AVIF is tried with first, 1 to 100; 60 by default. */
  readonly avifQuality?: number;
  /** How long to look for a smaller file, 0 to 6; 3 by default: one more takes three times as long, for a tenth of the bytes. */
  readonly effort?: number;
  /** The part for upright windows, as high as the whole. */
  readonly upright?: { readonly width: number; readonly height: number; readonly widths: readonly number[] };
}

const logo = (path: string, where: string, folder: string, width: number, height: number): Place => {
  return { path, where, folder, width, height, widths: [width, 2 * width], fit: 'contain', keepsVectors: true };
};
const portrait = (path: string, where: string): Place => {
  const widths = [160, 320, 480];
  return { path, where, folder: 'people', width: 480, height: 480, widths, fit: 'cover', avifQuality: 55 };
};

/** Every place that a picture can be made for, by the word that a person types. */
export const PLACES: Readonly<Record<string, Place>> = {
  hero: {
    path: 'home.hero.image',
    where: 'the home page, hero › image',
    folder: 'hero',
    width: 2560,
    height: 1440,
    widths: [640, 960, 1280, 1920, 2560],
    fit: 'cover',
    upright: { width: 1080, height: 1440, widths: [480, 720, 1080] },
  },
  insight: {
    path: 'home.insights.entries.background',
    where: 'the home page, insights › entries › background',
    folder: 'insights',
    width: 1600,
    height: 900,
    widths: [640, 1280, 1600],
    fit: 'cover',
  },
  portrait: portrait('people.team.members.image', 'the page of people, team › members › image'),
  board: portrait('people.board.members.img', 'the page of people, board › members › img'),
  client: logo('clients.items.logo', 'the page of clients, items › logo', 'clients', 240, 96),
  testimonial: logo('home.testimonials.items.image', 'the home page, testimonials › items › image', 'clients', 240, 96),
  partner: logo('home.partners.partners.logo', 'the home page, partners › partners › logo', 'partners', 200, 64),
  example: logo('plans.examples.items.logo', 'a page of plans, examples › items › logo', 'clients', 240, 96),
  detail: {
    path: 'plans.details.sections.pictures',
    where: 'a page of plans, details › sections › pictures (two of them)',
    folder: 'details',
    width: 1600,
    height: 1120,
    widths: [400, 800, 1600],
    fit: 'cover',
    keepsVectors: true,
  },
};
