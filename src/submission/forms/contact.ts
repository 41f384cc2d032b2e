import type { FormFields, FormDefinition } from './field';
import { emailField, messageField, nameField, phoneField } from './parts';

/** The definition of the contact form (§2.12, §3.13). */
export const contactForm = {
  kind: 'contact',
  path: 'contacts',
  words: 'contact',
  fields: {
    name: { ...nameField, mail: { label: 'name' } },
    email: {
      ...emailField,
      rule: (fieldRules) => fieldRules.email('contact'),
      mail: { label: 'email', kind: 'address' },
    },
    phone: phoneField,
    message: {
      ...messageField,
      rule: (fieldRules) => fieldRules.text('message'),
      mail: { label: 'message', kind: 'text', isInConfirmation: true },
    },
  } as const satisfies FormFields<'contact'>,
  constants: { targetGid: '528138283' },
} as const satisfies FormDefinition;
