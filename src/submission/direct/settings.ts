import {
  runSettingsCheck,
  createSettingsFileSchema,
  createObjectSchema,
  createTextSchema,
  trimTrailingSlashes,
} from '../config';
import { isMailbox } from '../mailbox';
import type { EmailAddress } from '../types';

/**
 * The settings of direct mode (§7). In direct mode, the browser calls the providers, so every visitor can read the API
 * key.
 */
export interface DirectSettings {
  /** The base URL of the spreadsheet's web app without a trailing slash, and the id of its deployment (§7.1). */
  spreadsheet: { host: string; deploymentId: string };
  email: { host: string; apiKey: string; sender: EmailAddress; admin: EmailAddress };
}

const createHostSchema = () =>
  createTextSchema().matches(/^https?:\/\/[^\s/?#][^\s?#]*$/, '${path} must start with https:// or http://');
const createEmailAddressSchema = () =>
  createObjectSchema({
    name: createTextSchema(),
    email: createTextSchema().test('email', '${path} must be an e-mail address', (value) => isMailbox(value)),
  });

const schema = createSettingsFileSchema({
  submission: createObjectSchema({
    spreadsheet: createObjectSchema({
      host: createHostSchema(),
      deploymentId: createTextSchema().matches(/^[\w-]+$/, '${path} must be the id of a deployment'),
    }),
    email: createObjectSchema({
      host: createHostSchema(),
      apiKey: createTextSchema().matches(/^[\x21-\x7e]+$/, '${path} must be a key without spaces'),
      sender: createEmailAddressSchema(),
      admin: createEmailAddressSchema(),
    }),
  }),
});

/** Returns the settings of direct mode from a complete `site-config.json`. Throws the errors of `runSettingsCheck`. */
export const parseDirectSettings = (rawConfig: unknown): DirectSettings =>
  runSettingsCheck(() => {
    const { spreadsheet, email } = schema.validateSync(rawConfig, { strict: true }).submission;
    const { apiKey, sender, admin } = email;
    return {
      spreadsheet: { host: trimTrailingSlashes(spreadsheet.host), deploymentId: spreadsheet.deploymentId },
      email: { host: trimTrailingSlashes(email.host), apiKey, sender, admin },
    };
  });
