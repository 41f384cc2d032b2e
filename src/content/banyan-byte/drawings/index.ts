import { brand } from './brand';
import { hero } from './hero';
import { insights } from './insights';
import { logos } from './logos';
import { mockups } from './mockups';
import { people } from './people';
import { social } from './social';

/** Every group of this firm's pictures, in the order in which they need each other: the previews are made of the others. */
export const drawings: Readonly<Record<string, () => Promise<void>>> = {
  brand,
  logos,
  mockups,
  people,
  insights,
  hero,
  social,
};
