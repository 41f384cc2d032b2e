import { runCheck, wholeFileSchema, groupSchema, textSchema, trimSlash } from '../config';
import { isMailbox } from '../mailbox';
import type { EmailAddress } from '../types';

/** The settings of direct mode (§7). Every visitor can read the key: this mode is for hosts without a server. */
export interface DirectSettings {
  /** Origin of the spreadsheet's web app without a trailing slash, and the script's id (§7.1). */
  spreadsheet: { host: string; deploymentId: string };
  email: { host: string; apiKey: string; sender: EmailAddress; admin: EmailAddress };
}

const hostSchema = () =>
  textSchema().matches(/^https?:\/\/[^\s/?#][^\s?#]*$/, '${path} must start with https:// or http://');
const personSchema = () =>
  groupSchema({
    name: textSchema(),
    email: textSchema().test('email', '${path} must be an e-mail address', (value) => isMailbox(value)),
  });

const schema = wholeFileSchema({
  submission: groupSchema({
    spreadsheet: groupSchema({
      host: hostSchema(),
      deploymentId: textSchema().matches(/^[\w-]+$/, '${path} must be the id of a deployment'),
    }),
    email: groupSchema({
      host: hostSchema(),
      apiKey: textSchema().matches(/^[\x21-\x7e]+$/, '${path} must be a key without spaces'),
      sender: personSchema(),
      admin: personSchema(),
    }),
  }),
});

/** Returns the settings of direct mode from a complete `site-config.json`. Throws as `checked`. */
export const parseDirectSettings = (raw: unknown): DirectSettings =>
  runCheck(() => {
    const { spreadsheet, email } = schema.validateSync(raw, { strict: true }).submission;
    const { apiKey, sender, admin } = email;
    return {
      spreadsheet: { host: trimSlash(spreadsheet.host), deploymentId: spreadsheet.deploymentId },
      email: { host: trimSlash(email.host), apiKey, sender, admin },
    };
  });
