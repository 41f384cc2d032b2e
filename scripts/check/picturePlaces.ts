/** What the place of a picture asks of it. */
export interface PicturePlace {
  /** In pixels, of the widest file: what a large window or a sharp screen shows. Vectors have no width. */
  readonly leastWidth: number;
  /** Of each file. */
  readonly mostBytes: number;
  /** It says nothing that stands not beside it. */
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

/** Where the table names no place, a picture has to say something, and may weigh as much as a scene. */
const ANYWHERE: PicturePlace = { leastWidth: 160, mostBytes: 150_000 };

/** What is asked of a picture that stands at a path such as 'home.hero.image'. */
export const placeOf = (path: string): PicturePlace => PLACES[path] ?? ANYWHERE;
