import { act, screen, waitFor } from '@testing-library/react';
import { words as display } from '#site/words/display';
import { words as forms } from '#site/words/forms';
import { runAfterPageAnnouncement } from '../hooks/focusAnnouncement';
import { contactDialogOpened, selectContactDialogIsOpen } from '../store/contactModal/contactModalSlice';
import { displayDialogOpened } from '../store/displayDialog/displayDialogSlice';
import { findOpenDialog, renderSite } from '../../test/renderSite';
import { loadSubjects } from '../../test/subjects';

const countOpenDialogs = () => document.querySelectorAll('[role="dialog"]').length;

test('§2.14 a link with an unknown plan and with `contact` opens the contact form', async () => {
  const { allOffers } = await loadSubjects();
  await renderSite(`${allOffers[0]?.path}?quote=nothing&contact`);
  expect(await findOpenDialog()).toHaveAccessibleName(forms.contact.title);
});

/** Calls `navigate`, and waits until the URL has changed. */
const waitForNavigation = (navigate: () => void) =>
  act(async () => {
    const hashChangePromise = new Promise((resolve) => window.addEventListener('hashchange', resolve, { once: true }));
    navigate();
    await hashChangePromise;
  });

const typeUrl = (route: string) => waitForNavigation(() => (window.location.hash = `#${route}`));

test('§2.14 Back closes a dialog that the URL has opened on the same page, and focuses the heading', async () => {
  const { textPage } = await loadSubjects();
  await renderSite(textPage.path);
  await typeUrl(`${textPage.path}?contact`);
  expect(await findOpenDialog()).toHaveAccessibleName(forms.contact.title);
  await waitForNavigation(() => window.history.back());
  await waitFor(() => expect(countOpenDialogs()).toBe(0));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('§2.14 a new URL that names a quote dialog does not replace the open contact dialog', async () => {
  const { allOffers } = await loadSubjects();
  const [offer] = allOffers;
  const { store } = await renderSite(offer?.path ?? '/');
  act(() => void store.dispatch(contactDialogOpened()));
  expect(await findOpenDialog()).toHaveAccessibleName(forms.contact.title);
  await typeUrl(`${offer?.path}?quote=${offer?.id}`);
  await act(() => new Promise<void>((resolve) => void runAfterPageAnnouncement(resolve)));
  expect(countOpenDialogs()).toBe(1);
  expect(screen.getByRole('dialog')).toHaveAccessibleName(forms.contact.title);
});

test('§4.5 a second dialog replaces a first dialog whose code is still loading, and the visitor can close the second dialog', async () => {
  const { store, user } = await renderSite('/');
  act(() => void store.dispatch(contactDialogOpened()));
  act(() => void store.dispatch(displayDialogOpened()));
  expect(await findOpenDialog()).toHaveAccessibleName(display.title);
  expect(countOpenDialogs()).toBe(1);
  expect(selectContactDialogIsOpen(store.getState())).toBe(false);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(countOpenDialogs()).toBe(0));
});
