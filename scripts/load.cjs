'use strict';
const { pathToFileURL } = require('node:url');

/** In a file of its own: a Node that is too old could not even read it. */
module.exports = (program) => import(pathToFileURL(program).href);
