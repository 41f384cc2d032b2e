import type { FieldsFor, FormDefinition } from './field';
import { email, message, name, phone } from './parts';

/** The definition of the contact form (§2.12, §3.13). */
export const contact = {
  kind: 'contact',
  path: 'contacts',
  words: 'contact',
  fields: {
    name: { ...name, mail: { label: 'name' } },
    email: { ...email, rule: (make) => make.email('contact'), mail: { label: 'email', kind: 'address' } },
    phone,
    message: {
      ...message,
      rule: (make) => make.text('message'),
      mail: { label: 'message', kind: 'text', isEchoed: true },
    },
  } as const satisfies FieldsFor<'contact'>,
  constants: { targetGid: '528138283' },
} as const satisfies FormDefinition;
