'use strict';
/*
 * Runs before every command. An outdated Node prints one line with the required version instead of failing at the first
 * unsupported feature. The syntax is ES5 and CommonJS, so that any Node can run it.
 */
var wanted = require('../package.json').engines.node.replace('>=', '');

function isOlder(version, than) {
  var have = version.split('.').map(Number);
  var need = than.split('.').map(Number);
  return have[0] < need[0] || (have[0] === need[0] && have[1] < (need[1] || 0));
}

if (isOlder(process.versions.node, wanted)) {
  process.stderr.write(
    'Node ' + wanted + ' or newer is required. The installed version is ' + process.versions.node + '.\n',
  );
  process.exit(1);
}
