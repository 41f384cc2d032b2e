import { act, screen } from '@testing-library/react';
import { renderSite } from '../../../test/renderSite';
import { loadSubjects } from '../../../test/subjects';

// Simulates a server without the code of the build that this tab runs.
jest.mock('../../hooks/outdatedBuild', () => ({ isBuildOutdated: () => true, isFileGone: async () => true }));

test.each([
  ['idle', 1],
  ['submitting', 0],
] as const)(
  '§8 after a new build, a navigation with a form in the state %s reloads the page %i times',
  async (status, count) => {
    const { textPage } = await loadSubjects();
    const contact = { status, isShown: false, progress: null };
    await renderSite('/', { submissions: { forms: { contact }, outcomes: [] } });
    // jsdom cannot reload a page, and reports each reload as an error.
    const consoleErrorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    act(() => {
      window.location.hash = `#${textPage.path}`;
    });
    await screen.findByRole('heading', { level: 1, name: textPage.title });
    const messages = consoleErrorSpy.mock.calls.map(([error]) => String(error));
    expect(messages.filter((message) => message.includes('Not implemented: navigation'))).toHaveLength(count);
  },
);
