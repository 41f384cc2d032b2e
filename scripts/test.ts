import { firms } from '../src/site/folder';
import { isSample, SAMPLE } from '../src/site/sample';
import { sampleSuites } from './sample';
import { jest, runSteps, type Step } from './tally/steps';

/** `npm test`, `npm run test:rest`, `npm run test:all`: the tiers, by their names. */

/** The firm that is built besides the sample, to show that what is said of one is true of any. None beside a firm's own site. */
const second = isSample() ? firms().find((name) => name !== SAMPLE.folder) : undefined;
/** What is built before the browser suites of a firm. */
const build = (env: NodeJS.ProcessEnv): Step => ({
  name: 'build',
  command: 'npm run build',
  env: { UNAUDITED: '1', ...env },
  isOne: true,
});
const BUILT = { SKIP_BUILD: '1' };

/** What the second firm's built site is asked. */
const siteSteps = (env: NodeJS.ProcessEnv): Step[] => [
  build(env),
  {
    name: 'the second firm: pages, forms, audits, words',
    command:
      'npm run browser -- tour site.journey forms.journey prerender plain.journey textBrowser budgets states.browser content. less-motion language longName keyboard-dialogs keyboard-forms',
    env: { ...BUILT, ...env, AUDITS: 'light' },
  },
];
const ofSecond = { SITE: second, UNAUDITED: '1' };
const siteOfSecond = second === undefined ? [] : siteSteps(ofSecond);
const unitOfSecond: readonly Step[] =
  second === undefined
    ? []
    : [{ name: 'the second firm: unit', command: jest('src scripts test/contracts server/plain'), env: ofSecond }];
/** A reader takes its time to speak, and leaves the processor to what shows nothing. */
const withReader = (others: readonly Step[]): readonly Step[] =>
  sampleSuites('heard').length === 0
    ? others
    : [{ name: 'screen reader', command: 'npm run test:heard', env: BUILT, beside: others }];
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
    ...withReader([
      { name: 'what running the site takes', command: 'npm run test:deploy', env: BUILT },
      {
        name: 'the relay on PostgreSQL',
        command: 'npm run test:postgres -- --reporters=default --reporters=./scripts/tally/jest.js',
        // A storm of a fifth: the whole one takes minutes more, and is `npm run test:postgres -- storm`.
        env: { STORM_SUBMISSIONS: '400', STORM_KILLS: '20' },
      },
      {
        name: "the relay on libSQL's server",
        // What is the engine's own; the rest of the relay asks it the same, and is `npm run test:libsql`.
        command:
          'npm run test:libsql -- outbox leases limits backup migrations uploads plainShared --reporters=default --reporters=./scripts/tally/jest.js',
      },
      ...unitOfSecond,
    ]),
    ...siteOfSecond,
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
if (!isSample())
  process.stdout.write(
    'Not the sample: left out is what is heard and seen of its pages alone, and of a second firm.\n',
  );
await runSteps(wanted.flatMap((tier) => TIERS[tier] ?? []));
