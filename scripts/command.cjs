'use strict';
/**
 * `node scripts/command.cjs NAME …` runs scripts/NAME.ts. In this script, '#site/…' resolves to the content folder of
 * the active firm (SITE). tsx loads TypeScript in this process, so that signals reach the script. With an outdated
 * Node, the command prints a one-line error and exits.
 */
require('./needsNode.cjs');
var path = require('path');

var name = process.argv[2];
process.argv.splice(1, 2, path.join(__dirname, name + '.ts'));
import(require('url').pathToFileURL(path.join(__dirname, 'command.mjs')).href);
