import type { BrandColours } from '#kit';

/** The starter has the default colours. `new-firm` replaces this file with the colours of the new firm. */
export const colours: BrandColours = {};
