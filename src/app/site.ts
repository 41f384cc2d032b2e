/**
 * Exports the code that hydrates a page. Webpack bundles this code into one chunk. The start script fetches this chunk
 * and the chunk of React in parallel, and `index.tsx` runs the two chunks in separate tasks.
 */
export { makeStore } from '../store/store';
export { App } from './App';
export { findRoute, type Route } from './routing/routes';
