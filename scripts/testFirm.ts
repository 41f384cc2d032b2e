import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * `node scripts/command.cjs testFirm FOLDER LANGUAGE` replaces FOLDER with the content folder of a new firm. This firm
 * has two currencies and sends quote requests to the relay. No firm in src/content combines these two settings. `npm
 * run test:all` tests such a firm in Arabic, which is written from right to left, and in French, which has no-break
 * spaces.
 */
const [folder = '', language = ''] = process.argv.slice(2);
const options = ['--name', 'Nile & Co', '--language', language, '--colour', '#07402f'];
rmSync(folder, { recursive: true, force: true });
const { status } = spawnSync(process.execPath, ['scripts/command.cjs', 'newFirm/index', folder, ...options], {
  stdio: 'inherit',
});
if (status !== 0) process.exit(1);
const file = path.join(folder, 'settings.ts');
const settings = readFileSync(file, 'utf8');
const currencyMatch = /^ {2}currency: '(\w+)',\n/m.exec(settings);
if (!currencyMatch) throw new Error(`${file} has no currency. Adapt scripts/testFirm.ts to the template of new firms.`);
writeFileSync(
  file,
  settings.replace(currencyMatch[0], `${currencyMatch[0]}  budgetCurrencies: ['${currencyMatch[1]}', 'USD'],\n`),
);
