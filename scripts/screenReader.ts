import { ensureScreenReader } from '../a11y/orca/desktop';
import { runNodeTests } from './nodeTests';

/**
 * `npm run test:screen-reader`: runs Orca on the built site, in Firefox ESR and in Chromium, and compares the
 * accessibility trees of both. Arguments select suites by a part of their name (`npm run test:screen-reader -- forms`).
 * RECORD=1 writes Orca's speech to reports/orca.
 */
runNodeTests({
  evidence: 'screenReader',
  folders: ['a11y/orca', 'a11y/platform', 'test/sample/orca'],
  filePattern: /\.(?:orca|trees)\.ts$/,
  prepare: ensureScreenReader,
});
