import { screen } from '@testing-library/react';
import { words as controls } from '#site/words/controls';
import { createDirectSettings } from '../../submission/testing/fixtures';
import { sendContactForm } from '../testing/contactForm';
import { installMockRelay } from '../testing/formHarness';

const DIRECT_CODE_URL = 'http://localhost/assets/direct.js';
jest.mock('../../submission/direct/transport', () => {
  throw Object.assign(new Error('Loading chunk direct failed'), { request: 'http://localhost/assets/direct.js' });
});

test('§7 in direct mode, a missing code file of an earlier build opens the alert that offers a reload', async () => {
  installMockRelay(() => ({ submission: createDirectSettings('https://provider.example') }));
  const fetchFromRelay = globalThis.fetch;
  globalThis.fetch = async (input, init) =>
    init?.method === 'HEAD' && input === DIRECT_CODE_URL
      ? new Response(null, { status: 404 })
      : fetchFromRelay(input, init);
  const errorSpy = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  await sendContactForm();
  expect(await screen.findByRole('alertdialog', { name: controls.renewed.title })).toBeInTheDocument();
  expect(errorSpy).toHaveBeenCalledWith(expect.stringContaining('Loading chunk direct failed'));
});
