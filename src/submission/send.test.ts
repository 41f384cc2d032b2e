import { firm } from '#site/firm';
import { words } from '#site/words/mails';
import { fill } from '../site/fill';
import { prepareSending, SubmissionError, sendSubmission } from './index';
import { contact, meta } from './testing/fixtures';
import type { Submission } from './types';

const submission: Submission = { kind: 'contact', payload: contact };
const direct = {
  mode: 'direct',
  spreadsheet: { host: 'https://script.example', deploymentId: 'ID' },
  email: {
    host: 'https://mail.example',
    apiKey: 'KEY',
    sender: { name: 'Elm', email: 'no-reply@elm.example' },
    admin: { name: 'Elm', email: 'hello@elm.example' },
  },
};

/** A browser's surroundings: settings, endpoints that take everything, and a console to read. */
function world(config: () => Response) {
  const asked: string[] = [];
  const bodies: string[] = [];
  const said: Record<'info' | 'warn' | 'error', unknown[][]> = { info: [], warn: [], error: [] };
  const fetchImpl: typeof fetch = async (input, init) => {
    const url = String(input);
    asked.push(url);
    bodies.push(String(init?.body));
    if (url.endsWith('/site-config.json')) return config();
    return url.includes('/api/')
      ? Response.json({ reference: 'BB-ABCDEF' }, { status: 202 })
      : Response.json({}, { status: 201 });
  };
  const out = {
    info: (...line: unknown[]) => said.info.push(line),
    warn: (...line: unknown[]) => said.warn.push(line),
    error: (...line: unknown[]) => said.error.push(line),
  };
  return { asked, bodies, said, options: { fetch: fetchImpl, console: out } };
}

describe('sending as the settings say', () => {
  test('§7 mode relay: one request to the relay', async () => {
    const { asked, options } = world(() =>
      Response.json({ submission: { mode: 'relay', relay: { url: '/api/submissions' } } }),
    );
    await prepareSending();
    expect(await sendSubmission(submission, meta, options)).toEqual({ reference: 'BB-ABCDEF' });
    expect(asked).toEqual(['/site-config.json', '/api/submissions/contacts']);
  });

  test('§7 mode direct: the spreadsheet, then the two mails', async () => {
    const { asked, bodies, said, options } = world(() => Response.json({ submission: direct }));
    expect(await sendSubmission(submission, meta, { ...options, base: '/site/', firmName: 'Oak Ltd' })).toEqual({
      reference: expect.stringMatching(`^${firm.referencePrefix}-`),
    });
    expect(asked).toEqual([
      '/site/site-config.json',
      'https://script.example/macros/s/ID/exec',
      'https://mail.example/v3/smtp/email',
      'https://mail.example/v3/smtp/email',
    ]);
    const { subject } = JSON.parse(bodies.at(-1) ?? '') as { subject: string };
    expect(subject).toBe(fill(words.contact.confirmation.subject, { firm: 'Oak Ltd' }));
    expect(said.info).toHaveLength(2);
  });

  test('§8 broken settings: a clear line in the console, the ordinary failure, and another try at the next send', async () => {
    const answers = [
      Response.json({ submission: { mode: 'relay' } }),
      Response.json({ submission: { mode: 'relay', relay: { url: '/api/x' } } }),
    ];
    const { asked, said, options } = world(() => answers.shift() ?? Response.error());
    const failed = await sendSubmission(submission, meta, options).catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(SubmissionError);
    expect(failed).toMatchObject({ failure: { reason: 'unavailable' } });
    expect(said.error).toEqual([['The form could not be sent. site-config.json: submission.relay is missing']]);
    await expect(sendSubmission(submission, meta, options)).resolves.toEqual({ reference: 'BB-ABCDEF' });
    expect(asked).toEqual(['/site-config.json', '/site-config.json', '/api/x/contacts']);
  });

  test('§7.4 a quote in direct mode says in the console what to set', async () => {
    const { said, options } = world(() => Response.json({ submission: direct }));
    const request: Submission = {
      kind: 'custom-request',
      payload: { timestamp: '', name: '', email: '', phone: '', requirements: '' },
    };
    await expect(sendSubmission(request, meta, options)).rejects.toBeInstanceOf(SubmissionError);
    expect(said.error[0]?.[0]).toContain("submission.mode is 'direct'");
  });
});
