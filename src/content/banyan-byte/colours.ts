import type { BrandColours } from '#kit';

/** The sample's colours are those that styles/tokens.css ships with. */
export const colours: BrandColours = {};
