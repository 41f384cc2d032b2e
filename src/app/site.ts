/**
 * The code that hydrates a page, in one chunk. The entry fetches it in parallel with React, and runs each in a task of
 * its own.
 */
export { makeStore } from '../store/store';
export { App } from './App';
export { findRoute, type Route } from './routing/routes';
