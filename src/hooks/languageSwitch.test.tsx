import { screen, waitFor } from '@testing-library/react';
import { renderSite } from '../../test/renderSite';
import { recordLanguageSwitch } from './languageSwitch';

afterEach(() => sessionStorage.clear());

test('2.4.3 after a key press on the language switch, the next page focuses its heading once', async () => {
  recordLanguageSwitch(new Event('click'));
  await renderSite('/');
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(sessionStorage).toHaveLength(0);
});

test.each([{ pointerType: 'mouse' }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  '2.4.3 a press on the language switch with %j leaves no record that would make the next page focus its heading',
  (properties) => {
    recordLanguageSwitch(Object.assign(new Event('click'), properties));
    expect(sessionStorage).toHaveLength(0);
  },
);
