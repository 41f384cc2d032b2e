import type { FieldsFor, FormDefinition } from './field';
import { email, message, name, phone, shortText } from './parts';

/** The definition of the apply form (§2.11, §3.12). */
export const application = {
  kind: 'application',
  path: 'applications',
  words: 'application',
  fields: {
    jobTitle: {
      ...shortText,
      isGiven: true,
      defaultText: (words) => words.application.noJob,
      mail: { label: 'position', isEchoed: true },
    },
    name: { ...name, mail: { label: 'applicant' } },
    email: { ...email, rule: (make) => make.email('application'), mail: { label: 'email', kind: 'address' } },
    phone,
    coverLetter: { ...message, rule: (make) => make.text('coverLetter'), mail: { label: 'coverLetter', kind: 'text' } },
    resume: {
      kind: 'file',
      isRequired: true,
      payload: { name: 'resumeFileName', content: 'resumeBase64' },
      mail: { label: 'resumeFileName', kind: 'file' },
    },
  } as const satisfies FieldsFor<'application', 'jobTitle'>,
  constants: { targetGid: '0' },
} as const satisfies FormDefinition;
