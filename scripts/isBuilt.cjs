'use strict';
/*
 * Runs before the programs of `npm run serve` and `npm run outbox`. Prints one line and exits with 1 when the compiled
 * server is missing.
 */
if (!require('fs').existsSync(require('path').join(__dirname, '../dist-server/main.js'))) {
  process.stderr.write('dist-server/main.js is missing. Run: npm run build\n');
  process.exit(1);
}
