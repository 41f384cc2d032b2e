'use strict';
/*
 * Runs before every script that command.cjs runs, and before every compiled program. With an outdated Node, prints one
 * line with the required version instead of failing at the first unsupported feature. The syntax is ES5 and CommonJS,
 * so that any version of Node can run this file.
 */
var requiredVersion = require('../package.json').engines.node.replace('>=', '');

function isOlder(version, minimumVersion) {
  var current = version.split('.').map(Number);
  var required = minimumVersion.split('.').map(Number);
  return current[0] < required[0] || (current[0] === required[0] && current[1] < (required[1] || 0));
}

if (isOlder(process.versions.node, requiredVersion)) {
  process.stderr.write(
    'Node ' + requiredVersion + ' or newer is required. The installed version is ' + process.versions.node + '.\n',
  );
  process.exit(1);
}
