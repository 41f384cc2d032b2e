import { ensureInstalled } from './debian';
import { runNodeTests } from './nodeTests';

/**
 * `node scripts/command.cjs engines`: tests the built site in Firefox and WebKitGTK, each on a separate virtual screen.
 * For the sample, also uses text recognition (tesseract) to search the pictures for words. Arguments select suites by a
 * part of their name (`node scripts/command.cjs engines dialogs`).
 */
const REQUIRED_FILES = [
  { file: '/usr/bin/firefox-esr', debianPackage: 'firefox-esr' },
  // The package webkit2gtk-driver also installs the engine and MiniBrowser.
  { file: '/usr/bin/WebKitWebDriver', debianPackage: 'webkit2gtk-driver' },
  { file: '/usr/bin/Xvfb', debianPackage: 'xvfb' },
  // xdotool sends keys to browser UI outside of the page: the find bar, the print dialog.
  { file: '/usr/bin/xdotool', debianPackage: 'xdotool' },
  { file: '/usr/bin/pdftotext', debianPackage: 'poppler-utils' },
  { file: '/usr/bin/tesseract', debianPackage: 'tesseract-ocr' },
  { file: '/usr/share/fonts/truetype/liberation', debianPackage: 'fonts-liberation' },
];

runNodeTests({
  evidenceName: 'engines',
  folders: ['test/engines', 'test/sample/engines'],
  filePattern: /\.engine\.ts$/,
  entry: 'test/engines/suite.ts',
  prepare: () => ensureInstalled(REQUIRED_FILES, 'the suites of other engines'),
});
