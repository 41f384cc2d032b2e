import type { BrandColours } from '#kit';

/** The sample has no colours of its own. The sample uses the colours of styles/tokens.css. */
export const colours: BrandColours = {};
