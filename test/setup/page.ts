import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import { settings } from '#site/settings';
import { installObservers } from './browserStubs';

// The time limit in milliseconds. As in jest.config.js, it only stops hanging tests.
configure({ asyncUtilTimeout: 30_000 });

// axe uses a canvas only for contrast, which the browser suites measure.
HTMLCanvasElement.prototype.getContext = () => null;

// A page may request only the settings file while it renders.
globalThis.fetch = async (input) => {
  if (String(input) !== '/site-config.json')
    throw new Error(`A page requested ${String(input)} while rendering. It may only request /site-config.json.`);
  return Response.json({ submission: { mode: 'relay', relay: { url: '/api/submissions' } }, flags: { host: '' } });
};

beforeEach(() => {
  // On the site, the prerendered HTML sets the language.
  document.documentElement.lang = settings.language;
  installObservers();
});

/** Console messages, above all React's warnings. A test that expects a message spies on the console. */
const consoleMessages: string[] = [];
/** Redux's performance warning in development, which appears on a busy machine. */
const REDUX_TIMING_WARNING = /InvariantMiddleware took \d+ms/;
/** React's warning when a timer of the page expires between two test steps, which happens on a slow machine. */
const ACT_WARNING = /^An update to .+ inside a test was not wrapped in act/;
const recordMessage = (...words: unknown[]) => {
  const text = format(...words);
  if (!REDUX_TIMING_WARNING.test(text) && !ACT_WARNING.test(text)) consoleMessages.push(text);
};
Object.assign(console, { error: recordMessage, warn: recordMessage });

const expectNoMessages = () => expect(consoleMessages.splice(0)).toEqual([]);
afterEach(expectNoMessages);
// Reports messages that are logged after the last test.
afterAll(expectNoMessages);
