import type { ColourName } from '../../../src/site/colours';
import { getPaletteToken } from '../../../src/site/colours';
import { readThemes, resolve } from '../../tokens';
import site from '#site/site';

const light = readThemes(site.colours)['light'] ?? new Map<string, string>();

/** Returns a raw colour of the firm, or the default of the same name. */
export const getColour = (name: ColourName): string => resolve(light, getPaletteToken(name)) ?? '#000';
