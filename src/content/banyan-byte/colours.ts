import type { BrandColours } from '#kit';

/** The sample defines no colours, so the stylesheets keep the default colours of styles/tokens.css. */
export const colours: BrandColours = {};
