import { ICONS } from '../../src/site/icons';
import { linesAbout, smallSite, testMistakes, type Plant } from './testing/smallSite';

const intro =
  (text: string): Plant =>
  ({ contents: { imprint } }) =>
    (imprint.intro = text);
const INTRO = 'imprint.ts › imprint › intro';

testMistakes('§3', {
  [`${INTRO}: holds ‘<b>’, and visitors would read that: texts have no HTML, so remove it.`]:
    intro('A <b>bold</b> word'),
  [String.raw`${INTRO}: holds ‘&nbsp;’, and visitors would read that: write \u00a0 for a space that keeps two words together.`]:
    intro('10&nbsp;anvils'),
  [`${INTRO}: holds ‘<a href="/x">’, and visitors would read that: texts have no HTML, so remove it.`]:
    intro('See <a href="/x">this</a>'),
  [`${INTRO}: holds ‘&amp;’, and visitors would read that: write the sign itself.`]: intro('Anvils &amp; more'),
  'firm.ts › firm › legalName: holds ‘🚀’, and screen readers say its long name each time: take it out of the name.': ({
    firm,
  }) => (firm.legalName = 'Acme 🚀 Ltd'),
  [`services.ts › services › services › ‘Anvils’ › icon: ‘hammer’ is no icon: write one of ${ICONS.join(', ')}.`]: ({
    contents: { services },
  }) => (services.services[0]!.icon = 'hammer' as never),
  [`${INTRO}: ‘12.500’ is written as in another language: write ‘12,500’.`]: intro('We forged 12.500 anvils.'),
  [`${INTRO}: ‘99,9’ is written as in another language: write ‘99.9’.`]: intro('99,9 % of them last.'),
});

test.each([
  'Acme™ & Co ©, 5 < 6, a <-> b, AT&T; R&D, Acme <Sons>',
  'We forged 12,500 anvils of 1,234.5 kg in 2026, 99.9 % of them by 24.12.2025.',
  'Norms: EN 301 549, ISO 9001:2015, WCAG 2.2, 1.2.3',
])('§3 accepts ‘%s’', (text) => {
  expect(linesAbout(smallSite(intro(text)))).toEqual([]);
});

test('§3 accepts an emoji in a sentence and digits in a phone number', () => {
  const plant: Plant = ({ contents: { imprint }, firm }) => {
    imprint.intro = 'We like anvils 🚀';
    firm.phone = { display: '+49 30.901.820', dial: '+4930901820' };
  };
  expect(linesAbout(smallSite(plant))).toEqual([]);
});
