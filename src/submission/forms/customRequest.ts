import type { FormFields, FormDefinition } from './field';
import { longTextField, optionalContactFields } from './parts';

/**
 * The definition of the custom-solution form (§2.10, §3.10). The site sends custom requests only when the content
 * setting `quoteDelivery` is 'relay'.
 */
export const customRequestForm = {
  kind: 'custom-request',
  path: 'custom-requests',
  words: 'customRequest',
  fields: {
    ...optionalContactFields,
    requirements: {
      ...longTextField,
      isExamined: true,
      mail: { label: 'requirements', kind: 'text', isInConfirmation: true },
    },
  } as const satisfies FormFields<'customRequest'>,
  constants: {},
} as const satisfies FormDefinition;
