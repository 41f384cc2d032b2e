import { jest, runSteps, type Step } from './tally/steps';

/** `npm test`, `npm run test:rest`, `npm run test:all`: the tiers, by their names. */

/** The firm whose site is built a second time, to show that what is said of one is true of any. */
const SECOND = { SITE: 'mueller-soehne', UNAUDITED: '1' };
/** What is built before the browser suites of a firm. */
const build = (env: NodeJS.ProcessEnv): Step => ({
  name: 'build',
  command: 'npm run build',
  env: { UNAUDITED: '1', ...env },
  isOne: true,
});
const BUILT = { SKIP_BUILD: '1' };

const TIERS: Readonly<Record<string, readonly Step[]>> = {
  /** What somebody waits for who has changed something: minutes. */
  short: [
    { name: 'types', command: 'npm run types', isOne: true },
    { name: 'lint', command: 'npm run lint', isOne: true },
    { name: 'unit', command: jest() },
    build({}),
    {
      name: 'every page and form, both engines and pa11y-ci on every route',
      command: 'npm run browser -- tour budgets states.browser pa11y.browser',
      env: { ...BUILT, AUDITS: 'routes' },
    },
  ],
  /** Everything else, with the site that the short tier has built. */
  rest: [
    { name: 'every state, walk, journey and transcript', command: 'npm run browser -- --but tour budgets', env: BUILT },
    { name: 'Firefox and WebKit', command: 'npm run test:engines', env: BUILT },
    { name: 'screen reader', command: 'npm run test:heard', env: BUILT },
    { name: 'what running the site takes', command: 'npm run test:deploy', env: BUILT },
    {
      name: 'the relay on PostgreSQL',
      command: 'npm run test:postgres -- --reporters=default --reporters=./scripts/tally/jest.js',
      // A storm of a fifth: the whole one takes minutes more, and is `npm run test:postgres -- storm`.
      env: { STORM_SUBMISSIONS: '400', STORM_KILLS: '20' },
    },
    build(SECOND),
    {
      name: 'the second firm: pages, forms, audits, words',
      command:
        'npm run browser -- tour site.journey forms.journey prerender plain.journey textBrowser budgets states.browser content. language longName keyboard-dialogs keyboard-forms',
      env: { ...BUILT, ...SECOND, AUDITS: 'light' },
    },
    {
      name: 'the second firm: unit',
      command: jest('src scripts test/contracts server/plain'),
      env: SECOND,
    },
  ],
};

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !TIERS[name]);
if (wanted.length === 0 || unknown.length > 0) {
  process.stderr.write(
    `Say which tiers: ${Object.keys(TIERS).join(', ')}. There is none called '${unknown.join("', '")}'.\n`,
  );
  process.exit(1);
}
runSteps(wanted.flatMap((tier) => TIERS[tier] ?? []));
