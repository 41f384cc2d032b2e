import '@testing-library/jest-dom';
import { configure } from '@testing-library/react';
import { format } from 'node:util';
import { settings } from '#site/settings';
import { installObservers } from './browserStubs';

// As jest.config.js says of whole tests: a limit is for what hangs.
configure({ asyncUtilTimeout: 30_000 });

// What axe asks of a canvas has to do with contrast, which is measured in a browser.
HTMLCanvasElement.prototype.getContext = () => null;

// The server answers the settings file; nothing else may be asked for by looking at a page.
globalThis.fetch = async (input) => {
  if (String(input) !== '/site-config.json') throw new Error(`A page asked for ${String(input)}`);
  return Response.json({ submission: { mode: 'relay', relay: { url: '/api/submissions' } }, flags: { host: '' } });
};

beforeEach(() => {
  // The real page's document says it.
  document.documentElement.lang = settings.language;
  installObservers();
});

/** What was said to the console, React's warnings above all. A test that means to provoke it spies on the console. */
const complaints: string[] = [];
/** Redux's watch over its own speed in development: on a busy machine it says that the machine is busy. */
const OF_SPEED = /InvariantMiddleware took \d+ms/;
/** A timer of the page's own that runs out between two steps of a test: on a slow machine between any two. */
const OF_TIMERS = /^An update to .+ inside a test was not wrapped in act/;
const complain = (...words: unknown[]) => {
  const text = format(...words);
  if (!OF_SPEED.test(text) && !OF_TIMERS.test(text)) complaints.push(text);
};
Object.assign(console, { error: complain, warn: complain });

const expectSilence = () => expect(complaints.splice(0)).toEqual([]);
afterEach(expectSilence);
// What came after the last test.
afterAll(expectSilence);
