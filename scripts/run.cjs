'use strict';
/*
 * `node scripts/run.cjs NAME …`: runs a program of the compiled server (dist-server/NAME.js) in this very process, so that
 * whatever is sent to it arrives. Says in one line when Node is too old or nothing was built.
 */
require('./needsNode.cjs');
var path = require('path');

var program = path.join(__dirname, '../dist-server', process.argv[2] + '.js');
if (!require('fs').existsSync(program)) {
  process.stderr.write('dist-server/' + process.argv[2] + '.js is missing (run: npm run build)\n');
  process.exit(1);
}
process.argv.splice(1, 2, program);
require('./load.cjs')(program);
