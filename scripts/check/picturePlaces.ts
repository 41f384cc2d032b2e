/**
 * The requirements for the pictures of a place. A place is a field of the content that contains pictures, such as
 * 'home.hero.image'.
 */
export interface PictureRequirements {
  /**
   * The minimum width of the widest file, in pixels, for large windows and high-density screens. Vectors have no
   * minimum width.
   */
  readonly minWidth: number;
  /** The maximum size of each file, in bytes. */
  readonly maxBytes: number;
  /** Whether the picture only repeats nearby text or is only decoration, so that its `alt` may be empty. */
  readonly isDecoration?: boolean;
}

const REQUIREMENTS_BY_PLACE: Readonly<Record<string, PictureRequirements>> = {
  'firm.logo': { minWidth: 80, maxBytes: 20_000, isDecoration: true },
  'settings.headingDecoration': { minWidth: 560, maxBytes: 20_000, isDecoration: true },
  'home.hero.image': { minWidth: 1920, maxBytes: 250_000, isDecoration: true },
  'home.insights.entries.background': { minWidth: 1280, maxBytes: 150_000, isDecoration: true },
  'home.testimonials.items.image': { minWidth: 160, maxBytes: 40_000 },
  'home.partners.partners.logo': { minWidth: 200, maxBytes: 40_000 },
  'people.board.members.img': { minWidth: 320, maxBytes: 60_000 },
  'people.team.members.image': { minWidth: 320, maxBytes: 60_000 },
  'clients.items.logo': { minWidth: 240, maxBytes: 40_000 },
  'plans.details.sections.pictures': { minWidth: 800, maxBytes: 120_000 },
  'plans.examples.items.logo': { minWidth: 160, maxBytes: 40_000 },
};

/** The requirements of places that {@link REQUIREMENTS_BY_PLACE} lacks. */
const DEFAULT_REQUIREMENTS: PictureRequirements = { minWidth: 160, maxBytes: 150_000 };

/**
 * The maximum size of a preview picture, in bytes. Messengers load previews over slow connections, and some messengers
 * reject large previews.
 */
export const MAX_PREVIEW_BYTES = 80_000;

/** Returns the requirements of the place with a path such as 'home.hero.image'. */
export const findRequirements = (path: string): PictureRequirements =>
  REQUIREMENTS_BY_PLACE[path] ?? DEFAULT_REQUIREMENTS;
