'use strict';
/*
 * Before every command: an older Node is told in one line what it takes, instead of by the first part of the language or of
 * Node that it lacks. In the words of every Node there is, and for the same reason no ES module.
 */
var wanted = require('../package.json').engines.node.replace('>=', '');

function isOlder(version, than) {
  var have = version.split('.').map(Number);
  var need = than.split('.').map(Number);
  return have[0] < need[0] || (have[0] === need[0] && have[1] < (need[1] || 0));
}

if (isOlder(process.versions.node, wanted)) {
  process.stderr.write('Node ' + wanted + ' or newer is needed, this is ' + process.versions.node + '.\n');
  process.exit(1);
}
