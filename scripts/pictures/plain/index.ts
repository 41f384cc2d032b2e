import { brand } from './brand';
import { hero } from './hero';
import { social } from './social';

/** For a firm without drawings of its own, from its name and its colours; the previews show the mark, so they come last. */
export const drawings: Readonly<Record<string, () => Promise<void>>> = { brand, hero, social };
