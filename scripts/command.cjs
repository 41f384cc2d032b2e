'use strict';
/*
 * `node scripts/command.cjs NAME …` runs scripts/NAME.ts, in which '#site/…' is the firm that SITE names. It reads TypeScript by
 * tsx, in this very process, so that signals arrive. A Node that is too old gets one line first.
 */
require('./needsNode.cjs');
var path = require('path');

var name = process.argv[2];
process.argv.splice(1, 2, path.join(__dirname, name + '.ts'));
import(require('url').pathToFileURL(path.join(__dirname, 'command.mjs')).href);
