import { act, screen, within } from '@testing-library/react';
import type * as JobsFile from '#site/jobs';
import { indexableRoutes } from '../../src/app/routing/routes';
import { runAfterPageAnnouncement } from '../../src/hooks/focusAnnouncement';
import { selectAnyDialogIsOpen } from '../../src/store/openDialogs';
import { renderSite } from '../renderSite';
import { findAxeViolations, listCards, getMain } from './support';

// In this test, the last day of the sample's first job is before the day of the build.
jest.mock('#site/jobs', () => {
  const { jobs } = jest.requireActual<typeof JobsFile>('#site/jobs');
  return { jobs: jobs.map((job, index) => (index === 0 ? { ...job, validThrough: '2026-11-01' } : job)) };
});

const readLinkTexts = () =>
  within(getMain())
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('§2.11 a closed job is in no list, and its link opens no form', async () => {
  const { store } = await renderSite('/careers?apply=software-engineer');
  expect(listCards(getMain(), 2)).toHaveLength(2);
  expect(readLinkTexts()).toEqual(['IT Security', 'DIGITAL MARKETING']);
  // The site opens a linked dialog after a delay.
  await act(() => new Promise<void>((resolve) => void runAfterPageAnnouncement(resolve)));
  expect(selectAnyDialogIsOpen(store.getState())).toBe(false);
  expect(indexableRoutes.map(({ path }) => path)).not.toContain('/careers/software-engineer');
});

test('§2.11 the page of a closed job reports that the job is closed and has links to the open jobs', async () => {
  await renderSite('/careers/software-engineer');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('SOFTWARE ENGINEER');
  expect(getMain()).toHaveTextContent('This job is closed. We no longer take applications for it.');
  expect(within(getMain()).queryByRole('button')).toBeNull();
  expect(within(getMain()).getByRole('heading', { level: 2 })).toHaveTextContent('Open jobs');
  expect(readLinkTexts()).toEqual(['Home', 'Careers', 'IT Security', 'DIGITAL MARKETING', 'See all open jobs']);
  expect(await findAxeViolations()).toEqual([]);
});

test('2.4.5 the site map omits a closed job', async () => {
  await renderSite('/site-map');
  expect(readLinkTexts()).not.toContain('SOFTWARE ENGINEER');
  expect(readLinkTexts()).toContain('IT Security');
});
