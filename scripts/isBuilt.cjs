'use strict';
/* Before every compiled program: says in one line that nothing was built. */
if (!require('fs').existsSync(require('path').join(__dirname, '../dist-server/main.js'))) {
  process.stderr.write('dist-server/main.js is missing (run: npm run build)\n');
  process.exit(1);
}
