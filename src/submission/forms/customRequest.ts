import type { FieldsFor, FormDefinition } from './field';
import { longText, optionalContactFields } from './parts';

/** A custom-solution request (§2.10, §3.10). Like a quote, it is sent only when `quoteDelivery` is 'relay'. */
export const customRequest = {
  kind: 'custom-request',
  path: 'custom-requests',
  words: 'customRequest',
  fields: {
    ...optionalContactFields,
    requirements: { ...longText, isExamined: true, mail: { label: 'requirements', kind: 'text', isEchoed: true } },
  } as const satisfies FieldsFor<'customRequest'>,
  constants: {},
} as const satisfies FormDefinition;
