import * as icons from '../../src/site/icons';
import {
  listFindingLines,
  createSmallSite,
  testMistakes,
  type InsertMistake,
  INTRO_LOCATION,
  writeIntro,
} from './testing/smallSite';

testMistakes('§3', {
  [`${INTRO_LOCATION}: contains ‘<b>’, which visitors would see: remove the HTML.`]: writeIntro('A <b>bold</b> word'),
  [String.raw`${INTRO_LOCATION}: contains ‘&nbsp;’, which visitors would see: write \u00a0 for a no-break space.`]:
    writeIntro('10&nbsp;anvils'),
  [`${INTRO_LOCATION}: contains ‘<a href="/x">’, which visitors would see: remove the HTML.`]:
    writeIntro('See <a href="/x">this</a>'),
  [`${INTRO_LOCATION}: contains ‘<iframe src="https://maps.example">’, which visitors would see: remove the HTML.`]:
    writeIntro('<iframe src="https://maps.example">'),
  [`${INTRO_LOCATION}: contains ‘**strong**’, which visitors would see: remove the Markdown.`]:
    writeIntro('Our **strong** anvils'),
  [`${INTRO_LOCATION}: contains ‘[plans](https://acme.example)’, which visitors would see: remove the Markdown.`]:
    writeIntro('See our [plans](https://acme.example)'),
  [`${INTRO_LOCATION}: contains ‘\${firm.name}’, which visitors would see: write backticks (\`) instead of quotes around the text.`]:
    writeIntro('Welcome to ${firm.name}'),
  [`${INTRO_LOCATION}: contains ‘[object Object]’, which visitors would see: name a field of the object, such as firm.phone.display.`]:
    writeIntro(`Call ${String({})}`),
  [`${INTRO_LOCATION}: contains ‘&amp;’, which visitors would see: write the character itself.`]:
    writeIntro('Anvils &amp; more'),
  [`${INTRO_LOCATION}: contains the invisible character U+0007: delete the text and type it again.`]:
    writeIntro('Any\u0007thing'),
  [`${INTRO_LOCATION}: contains the invisible character U+200B: delete the text and type it again.`]:
    writeIntro('Any\u200bthing'),
  'firm.ts › firm › inbox: contains the invisible character U+200B: delete the text and type it again.': ({ firm }) =>
    (firm.inbox = 'post@acme.example\u200b'),
  'home.ts › home › stats › items › ‘Anvils’ › number: ‘1,200+’ is not a number that the counter can show: write digits and a plus sign only, such as ‘1200+’.':
    ({ home }) => (home.stats.items[0]!.number = '1,200+' as '15+'),
  'firm.ts › firm › legalName: contains ‘🚀’: remove the emoji, because screen readers announce its long name each time.':
    ({ firm }) => (firm.legalName = 'Acme 🚀 Ltd'),
  [`services.ts › services › services › ‘Anvils’ › icon: ‘hammer’ is not an icon: write one of ${Object.keys(icons).join(', ')}.`]:
    ({ services }) => (services.services[0]!.icon = 'hammer' as never),
  [`${INTRO_LOCATION}: ‘12.500’ has three decimals: if it has none, write ‘12,500’.`]:
    writeIntro('We forged 12.500 anvils.'),
  [`${INTRO_LOCATION}: ‘1.012.500’ is in the format of another language: write ‘1,012,500’.`]:
    writeIntro('We forged 1.012.500 anvils.'),
  [`${INTRO_LOCATION}: ‘99,9’ is in the format of another language: write ‘99.9’.`]: writeIntro('99,9 % of them last.'),
});

test.each([
  'Acme™ & Co ©, 5 < 6, a <-> b, AT&T; R&D, Acme <Sons>, 2 ** 3 ** 2, f(x) [sic] (see below), $ {',
  'We forged 12,500 anvils of 1,234.5 kg in 2026, 99.9 % of them by 24.12.2025.',
  'Hosting with 99.999% uptime answers in 0.125 seconds, for 1,200% more visitors.',
  'Norms: EN 301 549, ISO 9001:2015, WCAG 2.2, 1.2.3, v1.234, 192.168.100.200',
])('§3 the check accepts the text ‘%s’', (text) => {
  expect(listFindingLines(createSmallSite(writeIntro(text)))).toEqual([]);
});

test('§3 the check accepts an emoji in a sentence, and dots between the digits of a phone number', () => {
  const changeTexts: InsertMistake = ({ imprint, firm }) => {
    imprint.intro = 'We like anvils 🚀';
    firm.phone = { display: '+49 30.901.820', dial: '+4930901820' };
  };
  expect(listFindingLines(createSmallSite(changeTexts))).toEqual([]);
});
