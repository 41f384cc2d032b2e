import type { BrandColours } from '#kit';

/** The sample has no colours of its own. It uses those in styles/tokens.css. */
export const colours: BrandColours = {};
