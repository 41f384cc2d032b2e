import { checkSite, formatFinding, renderSummary } from './index';
import { listFindingLines, createSmallSite, testMistakes, type InsertMistake } from './testing/smallSite';

test('§3 the small firm passes every check, and the summary counts the checked items', () => {
  const report = checkSite(createSmallSite());
  expect(report.findings).toEqual([]);
  expect(renderSummary(report)).toMatch(
    /^9 settings, 10 pages, 0 pages of jobs, 3 pages of forms, 6 plans, 3 quote forms, 7 prices, 3 people, 10 links, 17 pictures, \d+ texts, \d+ pairs of colours, 10 audited states: no mistake$/,
  );
});

test('§3 the summary counts the mistakes, and the report lists each empty text once', () => {
  const report = checkSite(
    createSmallSite(({ pages, shops }) => {
      pages['shops']!.title = '';
      shops.details.heading = '';
      for (const plan of shops.plans) plan.subtitle = '';
    }),
  );
  expect(renderSummary(report)).toMatch(/: 4 mistakes$/);
  expect(report.findings.map(({ steps, message }) => `${steps.join(' › ')} ${message}`)).toEqual([
    'shops › title is missing: write the title of the page.',
    'shops › plans › ‘Small’ › subtitle is empty: write a text, or remove the field if it is optional.',
    'shops › plans › ‘Large’ › subtitle is empty: write a text, or remove the field if it is optional.',
    'shops › details › heading is empty: write a text, or remove the field if it is optional.',
  ]);
});

test('§3 a mistake in a list that two pages share is reported once, in the file of the list', () => {
  const site = createSmallSite(({ shops, bundles }) => {
    shops.plans = bundles.plans;
    bundles.plans[0]!.features.push({ name: 'Forged', included: true });
  });
  const exportLocations = new Map(site.exportLocations);
  const content = site.contents.get('bundles');
  if (content && 'plans' in content) exportLocations.set(content.plans, { file: 'prices.ts', name: 'anvils' });
  expect(
    checkSite({ ...site, exportLocations }).findings.map((finding) => formatFinding(site.folder, finding)),
  ).toEqual(['src/content/acme/prices.ts › anvils › ‘Small’ › features: lists ‘Forged’ twice: remove one.']);
});

testMistakes('§3', {
  'team.ts › team › team › members › no. 1 › name: is missing: add ‘name’.': ({ team }) =>
    Reflect.deleteProperty(team.team.members[0]!, 'name'),
  'shops.ts › shops › plans › ‘Small’ › subtitle: is not a text: write one.': ({ shops }) =>
    (shops.plans[0]!.subtitle = 1 as never),
  'shops.ts › shops › plans › ‘Small’ › features › ‘Forged’ › included: is not true or false: write one.': ({
    shops,
  }) => (shops.plans[0]!.features[0]!.included = 'yes' as never),
  'imprint.ts › imprint › sections: is not a list: write one.': ({ imprint }) => (imprint.sections = {} as never),
  'shops.ts › shops › details › sections › ‘Small’ › pictures › no. 2 › width: is not a number: write one.': ({
    shops,
  }) => (shops.details.sections[0]!.pictures[1]!.width = '800' as never),
});

testMistakes('§3', {
  'pages.ts › imprint › menus: ‘menus’ is not a field here: write ‘menu’, or remove it.': ({ pages }) =>
    Object.assign(pages['imprint']!, { menus: { label: 'Imprint', in: 'footer' } }),
  'pages.ts › home › menu › target: ‘target’ is not a field here: remove it. The fields are ‘label’ and ‘in’.': ({
    pages,
  }) => Object.assign(pages['home']!.menu, { target: 'blank' }),
  'shops.ts › shops › plans › ‘Small’ › prize: ‘prize’ is not a field here: write ‘price’, or remove it.': ({
    shops,
  }) => {
    Reflect.deleteProperty(shops.plans[0]!, 'price');
    Object.assign(shops.plans[0]!, { prize: '€99' });
  },
  // The plan already has a price, so the message does not suggest ‘price’. The message does not list the fields of a
  // plan, because a plan has too many.
  'shops.ts › shops › plans › ‘Small’ › prize: ‘prize’ is not a field here: remove it.': ({ shops }) =>
    Object.assign(shops.plans[0]!, { prize: '€99' }),
  'team.ts › team › hierarchy › versions › ‘All’ › hierarchy › 1 › reportsTo: ‘reportsTo’ is not a field here: remove it. The fields are ‘directReports’ and ‘reportingTo’.':
    ({ team }) => Object.assign(team.hierarchy.versions[0]!.hierarchy[1]!, { reportsTo: 2 }),
  'firm.ts › firm › logo › mirrors: ‘mirrors’ is not a field here: write ‘mirror’, or remove it.\nfirm.ts › firm › logo › size: ‘size’ is not a field here: remove it.':
    ({ firm }) => Object.assign(firm.logo, { mirrors: true, size: 40 }),
  'settings.ts › settings › timezone: ‘timezone’ is not a field here: write ‘timeZone’, or remove it.': ({
    settings,
  }) => {
    Reflect.deleteProperty(settings, 'timeZone');
    Object.assign(settings, { timezone: 'Europe/Dublin' });
  },
  'countries.ts › countries › ‘Germany’ › prefix: ‘prefix’ is not a field here: remove it. The fields are ‘country’, ‘code’, ‘flag’ and ‘name’.':
    ({ countries }) => Object.assign(countries[0]!, { prefix: '+49' }),
});

testMistakes('§2.1', {
  'services.ts › services › services: two services have the title ‘Anvils’: rename one.': ({ services }) =>
    services.services.push({ ...services.services[0]! }),
  'services.ts › services › services: is empty: add an entry.': ({ services }) => (services.services = []),
  'shops.ts › shops › overview › items: is empty: add an entry, or remove ‘overview’.': ({ shops }) =>
    (shops.overview.items = []),
  'imprint.ts › imprint › sections › ‘Owner’: has only a heading: add a paragraph.': ({ imprint }) =>
    (imprint.sections[0]!.paragraphs = []),
  'bundles.ts › bundles › addons: is empty: add an entry.': ({ bundles }) => (bundles.addons = []),
});

test('§3 the check reports an unknown field at the file of the field, even if another file exports the value', () => {
  const site = createSmallSite(({ shops }) => Object.assign(shops, { why: shops.overview }));
  const content = site.contents.get('shops');
  const exportLocations = new Map(site.exportLocations);
  if (content && 'overview' in content && content.overview)
    exportLocations.set(content.overview, { file: 'overview.ts', name: 'overview' });
  expect(listFindingLines({ ...site, exportLocations })).toEqual([
    'shops.ts › shops › why: ‘why’ is not a field here: remove it.',
  ]);
});

test('§3 the check accepts fields that few firms use', () => {
  const site = createSmallSite(({ bundles, home, imprint, shops, team }) => {
    Object.assign(shops, { plans: bundles.plans });
    Object.assign(team.team.members[0]!.image!, { mirror: false });
    Object.assign(imprint, { sections: [{ heading: 'A', paragraphs: [], terms: [{ term: 'A', meaning: 'B' }] }] });
    Object.assign(home, { stats: undefined });
  });
  expect(listFindingLines(site)).toEqual([]);
});

test.each<[string, InsertMistake, string]>([
  ['a page', ({ pages }) => (pages['team'] = null as never), 'pages.ts › team: is missing: add it.'],
  [
    'a part of a page',
    ({ team }) => (team.team = 'us' as never),
    'team.ts › team › team: is not an object in braces: write one.',
  ],
])(
  '§3 the check reports a wrong type of %s even if other checks cannot read the value',
  (_title, insertMistake, line) => {
    expect(listFindingLines(createSmallSite(insertMistake))).toContain(line);
  },
);

test('§3 the check recommends the type checker for a value of a wrong type that no schema covers', () => {
  expect(listFindingLines({ ...createSmallSite(), previewLines: null as never })[0]).toMatch(
    /^src\/content\/acme: checkPictures can't read a value of a wrong type \(.+\): run npm run typecheck, which names the line\.$/,
  );
});

test('WCAG-EM the check with `isUnaudited` ignores the recorded audit', () => {
  const site = createSmallSite((siteDraft) => (siteDraft.audit.failures = 1));
  expect(checkSite(site).findings).toHaveLength(1);
  expect(checkSite(site, { isUnaudited: true }).findings).toEqual([]);
});
