import { render, screen } from '@testing-library/react';
import { words } from '#site/words/controls';
import { NewTabLinks } from './Link';

test('2.4.9 only links to pages open a new tab and say so, not links to e-mail addresses and phone numbers', () => {
  render(
    <NewTabLinks
      links={[
        { label: 'Forge', href: 'https://forge.example' },
        { label: 'Write to us', href: 'mailto:hello@acme.example' },
        { label: 'Call us', href: 'tel:+4930901820' },
      ]}
    />,
  );
  expect(screen.getByRole('link', { name: `Forge ${words.newTab}` })).toHaveAttribute('target', '_blank');
  for (const name of ['Write to us', 'Call us'])
    expect(screen.getByRole('link', { name })).not.toHaveAttribute('target');
});
