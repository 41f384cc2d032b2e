/**
 * The code that hydrates a page, in one chunk. The entry module fetches this chunk and React in parallel, and runs them
 * in separate tasks.
 */
export { makeStore } from '../store/store';
export { App } from './App';
export { findRoute, type Route } from './routing/routes';
