import { ensureScreenReader } from '../a11y/orca/desktop';
import { runNodeTests } from './nodeTests';

/**
 * `npm run test:screen-reader`: runs Orca on the built site, in Firefox ESR and in Chromium, and compares the
 * accessibility trees of the two browsers. RECORD=1 writes Orca's speech to reports/orca. Arguments select suites by a
 * part of their name (`npm run test:screen-reader -- forms`).
 */
runNodeTests({
  evidenceName: 'screenReader',
  folders: ['a11y/orca', 'a11y/platform', 'test/sample/orca'],
  filePattern: /\.(?:orca|trees)\.ts$/,
  entry: 'a11y/orca/suite.ts',
  prepare: ensureScreenReader,
});
