import { render, screen } from '@testing-library/react';
import { firm } from '#site/firm';
import { words } from '#site/words/forms';
import { collapseSpaces } from '../testing/formHarness';
import { buildMailtoLink } from './mailto';
import { NoscriptProvider } from './noscript';
import { RequestSummary } from './RequestSummary';

test('§7.4 every line break in the body of the mail link is encoded as %0D%0A', () => {
  const { href, isShortened } = buildMailtoLink('a@b.example', 'Hi', 'one\ntwo\r\nthree\rfour');
  expect(href).toBe('mailto:a@b.example?subject=Hi&body=one%0D%0Atwo%0D%0Athree%0D%0Afour');
  expect(isShortened).toBe(false);
});

test('§7.4 a mail link has at most 2,000 characters, and shortening its text splits no character', () => {
  for (let prefixLength = 0; prefixLength < 12; prefixLength += 1) {
    const { href, isShortened } = buildMailtoLink('a@b.example', 'Hi', 'x'.repeat(prefixLength) + '🌳'.repeat(400));
    expect(isShortened).toBe(true);
    expect(href.length).toBeLessThanOrEqual(2000);
    const [shortenedBody = '', notice] = new URL(href).searchParams.get('body')?.split('…\r\n\r\n') ?? [];
    expect(shortenedBody).toMatch(/^x*(🌳)+$/u);
    expect(notice).toBe(words.summary.cutOff);
  }
});

test('§7.4 without JavaScript, the description of a shortened mail link asks the visitor to copy the summary', () => {
  const rows = [{ label: 'Details', value: 'x'.repeat(3000) }];
  render(
    <NoscriptProvider value={{ values: {}, errors: {}, token: '' }}>
      <RequestSummary heading="Request" subject="Hi" firm={firm} rows={rows} onEdit={() => undefined} />
    </NoscriptProvider>,
  );
  const { byEmail, tooLongNoscript } = words.summary;
  expect(screen.getByRole('link', { name: byEmail })).toHaveAccessibleDescription(collapseSpaces(tooLongNoscript));
});
