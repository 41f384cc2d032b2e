import { settings } from '#site/settings';
import * as defaultLanguage from './language';
import { Languages } from './languages';
import type { LogLine } from './testing/harness';

const { language } = settings;
const OTHER_LANGUAGE = language === 'en' ? 'fr' : 'en';
const LANGUAGE_SETTINGS = { name: 'Language', offer: 'Read this', dismiss: 'Hide' };
const originalDescriptor = Object.getOwnPropertyDescriptor(settings, 'languages');

let logLines: LogLine[];
const log: ConstructorParameters<typeof Languages>[0] = (level, event, fields = {}) =>
  void logLines.push({ level, event, ...fields });

beforeEach(() => {
  logLines = [];
  Object.defineProperty(settings, 'languages', {
    value: { [language]: LANGUAGE_SETTINGS, [OTHER_LANGUAGE]: LANGUAGE_SETTINGS },
    configurable: true,
    enumerable: true,
    writable: true,
  });
});
afterEach(() => {
  if (originalDescriptor) Object.defineProperty(settings, 'languages', originalDescriptor);
  else Reflect.deleteProperty(settings, 'languages');
});

test.each(['', '?language=', '?language=__proto__', '?language=xx', `?other=${OTHER_LANGUAGE}`])(
  'the relay assigns the default language to a form with the query %j',
  (query) => expect(new Languages(log).getTag({ url: `https://a.example/${query}` })).toBe(language),
);

test('if a language fails to load, the relay logs the error, uses the default language, and retries for the next form', async () => {
  const compiledLanguage = { ...defaultLanguage };
  const loaders = [() => Promise.reject(new Error('missing')), () => Promise.resolve(compiledLanguage)];
  const languages = new Languages(log, () => loaders.shift()?.() ?? Promise.reject(new Error('asked too often')));
  expect(await languages.getLanguage(OTHER_LANGUAGE)).toBe(defaultLanguage);
  expect(logLines).toMatchObject([
    { level: 'error', event: 'language.not-loaded', language: OTHER_LANGUAGE, reason: 'missing' },
  ]);
  expect(await languages.getLanguage(OTHER_LANGUAGE)).toBe(compiledLanguage);
  expect(await languages.getLanguage(OTHER_LANGUAGE)).toBe(compiledLanguage);
});
