/** The requirements of a place for pictures. */
export interface PicturePlace {
  /**
   * The minimum width of the widest file, in pixels, for large windows and high-density screens. Vectors have no
   * minimum.
   */
  readonly leastWidth: number;
  /** The maximum size of each file, in bytes. */
  readonly mostBytes: number;
  /** Whether the picture only repeats nearby text or decorates, so that its `alt` may be empty. */
  readonly isDecoration?: boolean;
}

const PLACES: Readonly<Record<string, PicturePlace>> = {
  'firm.logo': { leastWidth: 80, mostBytes: 20_000, isDecoration: true },
  'home.hero.image': { leastWidth: 1920, mostBytes: 250_000, isDecoration: true },
  'home.insights.entries.background': { leastWidth: 1280, mostBytes: 150_000, isDecoration: true },
  'home.testimonials.items.image': { leastWidth: 160, mostBytes: 40_000 },
  'home.partners.partners.logo': { leastWidth: 200, mostBytes: 40_000 },
  'people.board.members.img': { leastWidth: 320, mostBytes: 60_000 },
  'people.team.members.image': { leastWidth: 320, mostBytes: 60_000 },
  'clients.items.logo': { leastWidth: 240, mostBytes: 40_000 },
  'plans.details.sections.pictures': { leastWidth: 800, mostBytes: 120_000 },
  'plans.examples.items.logo': { leastWidth: 160, mostBytes: 40_000 },
};

/** The requirements of other places: an `alt` text, and at most the size of a background picture. */
const ANYWHERE: PicturePlace = { leastWidth: 160, mostBytes: 150_000 };

/** Returns the requirements of a picture at a path such as 'home.hero.image'. */
export const placeOf = (path: string): PicturePlace => PLACES[path] ?? ANYWHERE;
