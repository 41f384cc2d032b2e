/**
 * The picture files that a place needs. A place is a field of the content that contains pictures. Lengths are in
 * pixels.
 */
export interface Place {
  /**
   * The path of the place in the content. check/picturePlaces.ts contains the minimum width and the maximum file size
   * of each path.
   */
  readonly path: string;
  /** The description of the place in messages. */
  readonly location: string;
  /** The folder of the files, relative to the firm's folder `pictures`. */
  readonly folder: string;
  /** The size of the place, which determines the aspect ratio. */
  readonly width: number;
  readonly height: number;
  /** The widths of the files. The command skips widths that exceed the width of the cropped or padded source. */
  readonly widths: readonly number[];
  /**
   * 'cover' crops a photo to the aspect ratio. 'contain' scales a logo without cropping, on a transparent background.
   */
  readonly fit: 'cover' | 'contain';
  /** Whether an SVG ships unchanged. In other places, an SVG becomes raster files. */
  readonly shouldKeepVectors?: boolean;
  /** The first AVIF quality to try, 1 to 100. The default is 60. */
  readonly avifQuality?: number;
  /**
   * The compression effort, 0 to 6. The default is 3. One additional step takes about three times as long and saves
   * about a tenth of the bytes.
   */
  readonly effort?: number;
  /** The crop for portrait windows, which keeps the full height of the picture. */
  readonly upright?: { readonly width: number; readonly height: number; readonly widths: readonly number[] };
}

const createLogoPlace = (path: string, location: string, folder: string, width: number, height: number): Place => {
  return { path, location, folder, width, height, widths: [width, 2 * width], fit: 'contain', shouldKeepVectors: true };
};
const createPortraitPlace = (path: string, location: string): Place => {
  const widths = [160, 320, 480];
  return { path, location, folder: 'people', width: 480, height: 480, widths, fit: 'cover', avifQuality: 55 };
};

/** The places for pictures except `logo` and `preview`, by their names on the command line. */
export const PLACES: Readonly<Record<string, Place>> = {
  hero: {
    path: 'home.hero.image',
    location: 'the home page, hero › image',
    folder: 'hero',
    width: 2560,
    height: 1440,
    widths: [640, 960, 1280, 1920, 2560],
    fit: 'cover',
    upright: { width: 1080, height: 1440, widths: [480, 720, 1080] },
  },
  insight: {
    path: 'home.insights.entries.background',
    location: 'the home page, insights › entries › background',
    folder: 'insights',
    width: 1600,
    height: 900,
    widths: [640, 1280, 1600],
    fit: 'cover',
  },
  portrait: createPortraitPlace('people.team.members.image', 'the page of the kind ‘people’, team › members › image'),
  board: createPortraitPlace('people.board.members.img', 'the page of the kind ‘people’, board › members › img'),
  client: createLogoPlace('clients.items.logo', 'the page of the kind ‘clients’, items › logo', 'clients', 240, 96),
  testimonial: createLogoPlace(
    'home.testimonials.items.image',
    'the home page, testimonials › items › image',
    'clients',
    240,
    96,
  ),
  partner: createLogoPlace(
    'home.partners.partners.logo',
    'the home page, partners › partners › logo',
    'partners',
    200,
    64,
  ),
  example: createLogoPlace('plans.examples.items.logo', 'a page of plans, examples › items › logo', 'clients', 240, 96),
  detail: {
    path: 'plans.details.sections.pictures',
    location: 'a page of plans, details › sections › pictures (two of them)',
    folder: 'details',
    width: 1600,
    height: 1120,
    widths: [400, 800, 1600],
    fit: 'cover',
    shouldKeepVectors: true,
  },
};
