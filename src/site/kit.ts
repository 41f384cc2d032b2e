/**
 * The module that the files of a content folder import as '#kit'. The module exports the types of the content, and
 * helper functions.
 */
export type { BrandColours } from './colours';
export type { ConformanceContent, ConformanceReport, ConformanceWords } from './conformance';
export * from './defineSite';
export * from './features';
export { withJobPages } from './jobPages';
export { defineLanguages } from './languages';
export type { SiteLanguage, SiteLanguages } from './languages';
export { selectPagesOfLanguage } from './pages';
export type { Pages, SiteMapContent } from './pages';
export type { TextWith } from './text';
export type * from './types';
export type * from './words/addresses';
export type * from './words/combo';
export type * from './words/controls';
export type * from './words/display';
export type * from './words/document';
export type * from './words/forms';
export type * from './words/jobs';
export type * from './words/mails';
export type * from './words/messages';
export type * from './words/outcomes';
export type * from './words/noscript';
export type * from './words/relay';
