import { EventEmitter, once } from 'node:events';
import { composeEmails } from '../emails';
import { contact, customRequest, mailContext } from '../testing/fixtures';
import type { Submission } from '../types';
import { runSubmission } from './runSubmission';
import type { MailStep, SequencePorts } from './runSubmission';

const submission: Submission = { kind: 'contact', payload: contact };

interface Faults {
  row?: unknown;
  adminMail?: unknown;
  confirmation?: unknown;
}

/** Returns ports that record their calls in order and fail as `faults` specifies. */
function createRecordingPorts(faults: Faults = {}): { ports: SequencePorts; done: string[]; warnings: unknown[][] } {
  const done: string[] = [];
  const warnings: unknown[][] = [];
  const act = async (step: 'row' | MailStep): Promise<void> => {
    done.push(step);
    if (faults[step] !== undefined) throw faults[step];
  };
  const ports: SequencePorts = {
    storeRow: () => act('row'),
    compose: (accepted) => composeEmails(accepted, mailContext),
    sendEmail: (_message, step) => act(step),
    warn: (...warning) => warnings.push(warning),
  };
  return { ports, done, warnings };
}

describe('§4.6 the sequence', () => {
  const refused = new Error('refused');
  const unauthorized = Object.assign(new Error('401'), { data: { code: 'unauthorized' } });
  const ALL = ['row', 'adminMail', 'confirmation'];
  test.each<[string, Faults, readonly string[], object]>([
    ['without a fault', {}, ALL, { success: true, adminEmail: true, userEmail: true }],
    [
      'a failed admin mail prevents the confirmation',
      { adminMail: refused },
      ['row', 'adminMail'],
      { success: false, adminEmail: false, userEmail: false, error: 'refused' },
    ],
    [
      'the provider’s data of a failed confirmation are the error',
      { confirmation: unauthorized },
      ALL,
      { success: false, adminEmail: true, userEmail: false, error: unauthorized.data },
    ],
  ])('§4.6 §8 spreadsheet, admin mail, confirmation: %s', async (_, faults, steps, result) => {
    const { ports, done, warnings } = createRecordingPorts(faults);
    expect(await runSubmission(submission, ports)).toEqual(result);
    expect(done).toEqual(steps);
    expect(warnings).toEqual('error' in result ? [['Email sending had an issue', result.error]] : []);
  });

  test('§4.6 the mails wait for the spreadsheet', async () => {
    const { ports, done } = createRecordingPorts();
    const gate = new EventEmitter();
    const slow = { ...ports, storeRow: () => once(gate, 'stored').then(() => undefined) };
    const result = runSubmission(submission, slow);
    await new Promise(setImmediate);
    expect(done).toEqual([]);
    gate.emit('stored');
    await result;
    expect(done).toEqual(['adminMail', 'confirmation']);
  });

  test('§4.6 a failed row rejects the submission, and no mail is sent', async () => {
    const { ports, done, warnings } = createRecordingPorts({ row: new Error('sheet down') });
    await expect(runSubmission(submission, ports)).rejects.toThrow('sheet down');
    expect(done).toEqual(['row']);
    expect(warnings).toEqual([]);
  });

  test('§8 an error in a template rejects the submission before anything is sent', async () => {
    const { ports, done } = createRecordingPorts();
    const broken = {
      ...ports,
      compose: () => {
        throw new Error('template');
      },
    };
    await expect(runSubmission(submission, broken)).rejects.toThrow('template');
    expect(done).toEqual([]);
  });

  test('§4.6 a request without an address has no confirmation', async () => {
    const { ports, done } = createRecordingPorts();
    const anonymous: Submission = { kind: 'custom-request', payload: { ...customRequest, email: '' } };
    expect(await runSubmission(anonymous, ports)).toEqual({ success: true, adminEmail: true, userEmail: false });
    expect(done).toEqual(['row', 'adminMail']);
  });
});
