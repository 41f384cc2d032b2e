import { brand } from './brand';
import { client } from './client';
import { hero } from './hero';
import { previews } from './previews';

/** Every group of this firm's pictures, in the order in which they need each other: the previews show the others. */
export const drawings: Readonly<Record<string, () => Promise<void>>> = { brand, client, hero, previews };
