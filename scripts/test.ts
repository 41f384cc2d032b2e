import { firms } from '../src/site/folder';
import { isSample, SAMPLE } from '../src/site/sample';
import { sampleSuites } from './sample';
import { jest, runTiers, type Step, type Tier } from './tally/steps';

/** `npm test`, `npm run test:rest`, `npm run test:all`: the tiers, by their names. */

/** The firm that is built besides the sample, to show that what is said of one is true of any. None beside a firm's own site. */
const second = isSample() ? firms().find((name) => name !== SAMPLE.folder) : undefined;
const BUILT = { SKIP_BUILD: '1' };
const build = (env: NodeJS.ProcessEnv = {}): Step => ({
  name: 'build',
  command: 'npm run build',
  env: { UNAUDITED: '1', ...env },
  isOne: true,
});
/** Suites that load both cores by themselves, and wait for nothing that a clock says. */
const AUDITS = 'states.browser plain.browser pa11y.browser';

/** The second firm, in folders of its own: its unit tests, but of what makes a firm anew, and what its built site is asked. */
function stepsOf(firm: string): Step[] {
  const ofFirm = { SITE: firm, UNAUDITED: '1' };
  const env = { ...ofFirm, DIST_DIR: 'dist.second', DIST_SERVER_DIR: 'dist.second-server' };
  return [
    {
      name: 'the second firm: unit',
      command: jest("src 'scripts/(?!newFirm)' test/contracts server/plain"),
      env: ofFirm,
    },
    build(env),
    {
      name: 'the second firm: pages, forms, audits, words',
      command:
        'npm run browser -- tour site.journey forms.journey prerender plain.journey textBrowser budgets states.browser content. modes. language longName keyboard-dialogs keyboard-forms',
      // The last to run: what else there is to do waits for a voice.
      env: { ...BUILT, ...env, AUDITS: 'light', AT_ONCE: '2' },
    },
  ];
}

const TIERS: Readonly<Record<string, Tier>> = {
  /** What somebody waits for who has changed something: minutes. */
  short: {
    steps: [
      { name: 'types', command: 'npm run types', isOne: true },
      { name: 'lint', command: 'npm run lint', isOne: true },
      { name: 'unit', command: jest('--selectProjects node page') },
      build(),
      {
        name: 'every page and form, both engines and pa11y-ci on every route',
        command: 'npm run browser -- tour budgets states.browser pa11y.browser',
        env: { ...BUILT, AUDITS: 'routes' },
      },
    ],
  },
  /** Everything else, with the site that the short tier has built. */
  rest: {
    steps: [
      { name: 'the relay under malformed, hostile and broken requests', command: 'npm run test:fuzz', isOne: true },
      { name: 'walks, journeys, transcripts', command: `npm run browser -- --but tour budgets ${AUDITS}`, env: BUILT },
      { name: 'Firefox and WebKit', command: 'npm run test:engines', env: BUILT },
      ...(sampleSuites('heard').length > 0
        ? [{ name: 'screen reader', command: 'npm run test:heard', env: BUILT }]
        : []),
    ],
    beside: [
      {
        name: 'both engines and pa11y-ci in every state',
        command: `npm run browser -- ${AUDITS}`,
        env: { ...BUILT, AUDITS: 'rest' },
      },
      { name: 'the relay: kills, floods, stops; firms made anew', command: jest('--selectProjects long') },
      { name: 'what running the site takes', command: 'npm run test:deploy', env: BUILT },
      {
        name: 'the relay on PostgreSQL',
        command: 'npm run test:postgres -- --reporters=default --reporters=./scripts/tally/jest.js',
        // A storm of a fifth: the whole one takes minutes more, and is `npm run test:postgres -- storm`.
        env: { STORM_SUBMISSIONS: '400', STORM_KILLS: '20' },
      },
      ...(second === undefined ? [] : stepsOf(second)),
    ],
  },
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
await runTiers(wanted.flatMap((name) => TIERS[name] ?? []));
