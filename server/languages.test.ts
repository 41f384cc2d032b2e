import { settings } from '#site/settings';
import * as defaultLanguage from './language';
import { Languages, type RelayLanguage } from './languages';
import { logBadTexts } from './log';
import type { LogLine } from './testing/harness';

const { language } = settings;
const OTHER = language === 'en' ? 'fr' : 'en';
const ABOUT = { name: 'Language', offer: 'Read this', dismiss: 'Hide' };
const own = Object.getOwnPropertyDescriptor(settings, 'languages');
const { report } = defaultLanguage.badTexts;

let logged: LogLine[];
const log: ConstructorParameters<typeof Languages>[0] = (level, event, fields = {}) =>
  void logged.push({ level, event, ...fields });

beforeEach(() => {
  logged = [];
  Object.defineProperty(settings, 'languages', {
    value: { [language]: ABOUT, [OTHER]: ABOUT },
    configurable: true,
    enumerable: true,
    writable: true,
  });
});
afterEach(() => {
  defaultLanguage.badTexts.report = report;
  if (own) Object.defineProperty(settings, 'languages', own);
  else Reflect.deleteProperty(settings, 'languages');
});

test.each(['', '?language=', '?language=__proto__', '?language=xx', `?other=${OTHER}`])(
  'the relay processes a form with the query %j in the default language',
  (query) => expect(new Languages(log).tagOf({ url: `https://a.example/${query}` })).toBe(language),
);

test('the relay logs a language that fails to load, uses the default language, and tries again for the next form', async () => {
  const compiled = { ...defaultLanguage, badTexts: { report: () => undefined } };
  const answers = [() => Promise.reject(new Error('missing')), () => Promise.resolve(compiled)];
  const languages = new Languages(log, () => answers.shift()?.() ?? Promise.reject(new Error('asked too often')));
  expect(await languages.of(OTHER)).toBe(defaultLanguage);
  expect(logged).toMatchObject([{ level: 'error', event: 'language.not-loaded', language: OTHER, reason: 'missing' }]);
  expect(await languages.of(OTHER)).toBe(compiled);
  expect(await languages.of(OTHER)).toBe(compiled);
});

test('the relay logs a fault in the texts of a compiled language', async () => {
  logBadTexts(log);
  const compiled: RelayLanguage = { ...defaultLanguage, badTexts: { report: () => undefined } };
  const { badTexts } = await new Languages(log, () => Promise.resolve(compiled)).of(OTHER);
  badTexts.report('The text has a wrong placeholder');
  expect(logged).toMatchObject([{ event: 'text.faulty', fault: 'The text has a wrong placeholder' }]);
});
