import type { SubmissionFormProps } from '../../forms/shared/SubmissionForm';
import { COUNTRY_FIELD } from '../international';
import { META_FIELDS } from '../types';
import { contactForm } from './contact';
import type { FormFields, FormDefinition } from './field';
import { FORMS } from './index';

test('no field of a form has the name of a metadata control, such as the honeypot, or of the country control', () => {
  const reservedNames = [...Object.values(META_FIELDS), COUNTRY_FIELD];
  for (const { kind, fields } of Object.values<FormDefinition>(FORMS)) {
    expect([kind, Object.keys(fields).filter((name) => reservedNames.includes(name))]).toEqual([kind, []]);
  }
});

test('each form has a unique kind and a unique path', () => {
  expect(Object.values(FORMS).map(({ kind }) => kind)).toEqual(Object.keys(FORMS));
  expect(new Set(Object.values(FORMS).map(({ path }) => path)).size).toBe(Object.keys(FORMS).length);
});

/**
 * `npm run typecheck` checks these cases, because TypeScript reports an `@ts-expect-error` comment if the next line has
 * no error.
 */
describe('the types of the fields', () => {
  const { message, ...definitions } = contactForm.fields;
  const controls = { name: 'a control', email: 'a control', phone: 'a control' };
  type Controls = SubmissionFormProps<typeof contactForm, Record<string, string>>['fields'];

  test('a form definition with a missing field, an unlabelled field or a field without `mail` does not compile', () => {
    const completeFields = { ...definitions, message } satisfies FormFields<'contact'>;
    // @ts-expect-error Property 'message' is missing: the form's words have a label for it.
    const incompleteFields = definitions satisfies FormFields<'contact'>;
    // @ts-expect-error 'website' has no label in the form's words.
    const extendedFields = { ...definitions, message, website: message } satisfies FormFields<'contact'>;
    // @ts-expect-error Property 'mail' is missing: it is the field's row in the mails, or null.
    const fieldWithoutMail = { kind: 'line', limit: message.limit } satisfies FormFields<'contact'>['name'];
    expect([completeFields, incompleteFields, extendedFields, fieldWithoutMail]).toHaveLength(4);
  });

  test('a form component without one of its fields does not compile', () => {
    const completeControls: Controls = { ...controls, message: 'a control' };
    // @ts-expect-error Property 'message' is missing.
    const incompleteControls: Controls = controls;
    expect<unknown[]>([...Object.values(completeControls), ...Object.values(incompleteControls)]).toHaveLength(7);
  });
});
