import { act, screen } from '@testing-library/react';
import { words as forms } from '#site/words/forms';
import { findOpenDialog, renderSite } from '../../test/renderSite';
import { loadSubjects } from '../../test/subjects';

const countOpenDialogs = () => document.querySelectorAll('[role="dialog"]').length;

test('§2.14 a link with an unknown plan and with `contact` opens the contact form', async () => {
  const { allOffers } = await loadSubjects();
  await renderSite(`${allOffers[0]?.path}?quote=nothing&contact`);
  expect(await findOpenDialog()).toHaveAccessibleName(forms.contact.title);
});

test('§2.14 a new address that names a quote dialog does not replace the open contact dialog', async () => {
  const { allOffers } = await loadSubjects();
  const [offer] = allOffers;
  await renderSite(`${offer?.path}?contact`);
  expect(await findOpenDialog()).toHaveAccessibleName(forms.contact.title);
  await act(async () => {
    window.location.hash = `#${offer?.path}?quote=${offer?.id}`;
    await new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
  });
  expect(countOpenDialogs()).toBe(1);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(forms.contact.title);
});
