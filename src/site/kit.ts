/** The module that a firm's files import as '#kit': the types of its content, and helpers for writing it. */
export type { BrandColours } from './colours';
export * from './defineSite';
export * from './features';
export { defineLanguages } from './languages';
export type { SiteLanguage, SiteLanguages } from './languages';
export { pagesIn } from './pages';
export type { Pages, SiteMapContent } from './pages';
export type * from './types';
export type * from './words/addresses';
export type * from './words/combo';
export type * from './words/controls';
export type * from './words/document';
export type * from './words/forms';
export type * from './words/mails';
export type * from './words/messages';
export type * from './words/outcomes';
export type * from './words/noscript';
export type * from './words/relay';
