import type { FieldsFor, FormDefinition } from './field';
import { longText, optionalContactFields } from './parts';

/**
 * The definition of the custom-solution form (§2.10, §3.10). The site sends custom requests only when the content
 * setting `quoteDelivery` is 'relay'.
 */
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
