/**
 * The code that hydrates a page, in one chunk. The start script fetches this chunk and React in parallel. `index.tsx`
 * runs them in separate tasks.
 */
export { makeStore } from '../store/store';
export { App } from './App';
export { findRoute, type Route } from './routing/routes';
