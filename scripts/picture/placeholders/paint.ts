import type { ColourName } from '../../../src/site/colours';
import { paletteToken } from '../../../src/site/colours';
import { readThemes, resolve } from '../../tokens';
import site from '#site/site';

const light = readThemes(site.colours)['light'] ?? new Map<string, string>();

/** A raw colour of the firm, or the one that stands in for it. */
export const paint = (name: ColourName): string => resolve(light, paletteToken(name)) ?? '#000';
