import type { FormFields, FormDefinition } from './field';
import { emailField, messageField, nameField, phoneField, shortTextField } from './parts';

/** The definition of the apply form (§2.11, §3.12). */
export const applicationForm = {
  kind: 'application',
  path: 'applications',
  words: 'application',
  fields: {
    jobTitle: {
      ...shortTextField,
      isPreset: true,
      getDefaultText: (words) => words.application.noJob,
      mail: { label: 'position', isInConfirmation: true },
    },
    name: { ...nameField, mail: { label: 'applicant' } },
    email: {
      ...emailField,
      rule: (fieldRules) => fieldRules.email('application'),
      mail: { label: 'email', kind: 'address' },
    },
    phone: phoneField,
    coverLetter: {
      ...messageField,
      rule: (fieldRules) => fieldRules.text('coverLetter'),
      mail: { label: 'coverLetter', kind: 'text' },
    },
    resume: {
      kind: 'file',
      isRequired: true,
      payload: { name: 'resumeFileName', content: 'resumeBase64' },
      mail: { label: 'resumeFileName', kind: 'file' },
    },
  } as const satisfies FormFields<'application', 'jobTitle'>,
  constants: { targetGid: '0' },
} as const satisfies FormDefinition;
