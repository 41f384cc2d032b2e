import type { BrandColours } from '#kit';

/** The sample has no colours of its own. It uses the colours of styles/tokens.css. */
export const colours: BrandColours = {};
