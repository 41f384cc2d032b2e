import type { ColourName } from '../../../src/site/colours';
import { paletteToken } from '../../../src/site/colours';
import { readThemes, resolve } from '../../tokens';
import site from '#site/site';

const light = readThemes(site.colours)['light'] ?? new Map<string, string>();

/** Returns a raw colour of the firm, or the default of the same name. */
export const getColour = (name: ColourName): string => resolve(light, paletteToken(name)) ?? '#000';
