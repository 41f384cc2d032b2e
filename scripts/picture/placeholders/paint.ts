import type { ColourName } from '../../../src/site/colours';
import { getPaletteToken } from '../../../src/site/colours';
import { readThemes, resolveToken } from '../../tokens';
import site from '#site/site';

const lightTokens = readThemes(site.colours)['light'] ?? new Map<string, string>();

/** Returns the firm's value of a colour, or the default value in src/styles/tokens.css. */
export const getColour = (name: ColourName): string => resolveToken(lightTokens, getPaletteToken(name)) ?? '#000';
