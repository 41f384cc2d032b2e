import path from 'node:path';
import { stdin, stdout } from 'node:process';
import { createInterface } from 'node:readline/promises';
import { drawPlaceholders, printColourReplacement, recolour } from './colours';
import { findWordsLanguage, readTranslations } from './languages';
import { UNTRANSLATED_MARK } from './mark';
import { readOptions, type AskFunction } from './options';
import { formatSite } from '../siteCommand';
import { createPalette } from './palette';
import { settings } from './starter/settings';
import { upgradeFirm } from './upgrade';
import { writeFirm } from './write';

/**
 * `npm run new-firm -- ../acme` writes the content folder of a new firm. The folder contains texts that the firm must
 * replace, and pictures that the command draws from the firm's name and colour. With UNAUDITED=1, the folder passes the
 * check. At a terminal, the command asks for a missing name or colour. Without a terminal, the command derives the name
 * from the folder, and the colour from the name. Without `--language`, the texts are in English.
 * - `-- colour '#07402f'` changes the colours of an existing firm.
 * - `-- --upgrade ../acme` upgrades a content folder of an earlier version to the current version.
 */

const printLine = (line: string): void => void stdout.write(`${line}\n`);

const ask: AskFunction = async (question, suggestion) => {
  if (!stdin.isTTY) return suggestion;
  const reader = createInterface({ input: stdin, output: stdout });
  const answer = await reader.question(`${question} [${suggestion}]: `);
  reader.close();
  return answer.trim() || suggestion;
};

async function createFirm(args: readonly string[]): Promise<void> {
  const firm = await readOptions(args, ask);
  const palette = createPalette(firm.colour);
  await writeFirm(firm, palette.colours);
  drawPlaceholders(firm.folder);
  printColourReplacement(firm.colour, palette);
  const relativePath = path.relative(process.cwd(), firm.folder);
  const shownPath = relativePath.length < firm.folder.length ? relativePath : firm.folder;
  const isInProject = path.dirname(firm.folder) === path.resolve('src/content');
  const siteVariable = formatSite(isInProject ? path.basename(firm.folder) : shownPath);
  printLine(
    `${shownPath} contains the site of ‘${firm.name}’. Each text that you must replace describes the text to write in its place.`,
  );
  const wordsLanguage = findWordsLanguage(firm.language);
  if (wordsLanguage === undefined)
    printLine(
      `Translate:  each text that begins with ‘${UNTRANSLATED_MARK.trim()}’ is still English. npm run check counts these texts`,
    );
  // The starter has a currency for each language with a translation, but not for the regions of the language.
  if (wordsLanguage !== firm.language) {
    const { [settings.currency]: currency = settings.currency } = readTranslations(wordsLanguage ?? settings.language);
    printLine(
      `Check the currency:  prices and budgets are in ${currency}. For another currency, change currency in settings.ts, and the prices in plans.ts and services.ts`,
    );
  }
  printLine(`See the site:  ${siteVariable} UNAUDITED=1 npm start`);
  printLine(
    `Replace the texts:  begin with firm.ts. ${siteVariable} UNAUDITED=1 npm run check reports the remaining texts and the mistakes`,
  );
  printLine(`Replace the picture:  ${siteVariable} npm run picture -- photo.jpg hero`);
  printLine(`Before the site goes online:  ${siteVariable} npm run test:a11y -- --record`);
}

const args = process.argv.slice(2);
const otherArgs = args.filter((argument) => argument !== '--upgrade');
if (otherArgs.length < args.length) await upgradeFirm(otherArgs);
else await (args[0] === 'colour' ? recolour(args[1]) : createFirm(args));
