import { mixed, object, string, ValidationError } from 'yup';
import type { AnyObjectSchema, StringSchema } from 'yup';
import { emailField, isPhoneOfItsCountry, nameField, textField } from './fieldRules';
import type { FormRules } from './filters';
import type { ApplicationFormValues, ContactFormValues } from './formValues';
import { checkResumeFile, RESUME_MESSAGES } from './resume';
import type { ResumeFile } from './resume';

export type { ApplicationFormValues, ContactFormValues } from './formValues';

/** §3.14's default, where the form names no country code. */
const DEFAULT_CODE = '+91';

/** What a check needs besides the values: the chosen country code, such as '+49'. */
export interface RulesContext {
  countryCode?: string;
}

function phoneField(rules: FormRules): StringSchema {
  const field = string().test('present', 'Phone number is required', (value) => Boolean(value));
  if (rules === 'specified') {
    return field.matches(/^[0-9]{10}$/, { message: 'Phone number must be 10 digits', excludeEmptyString: true });
  }
  return field.test('country', 'Please enter a valid phone number for the chosen country', (value, { options }) => {
    const code = (options.context as RulesContext | undefined)?.countryCode ?? DEFAULT_CODE;
    return !value || isPhoneOfItsCountry(code + value);
  });
}

/** A `File`, or its name, type and size. */
const resumeField = () =>
  mixed<ResumeFile>()
    .nullable()
    .test('present', RESUME_MESSAGES.missing, (file) => Boolean(file))
    .test('file', (file, context) => {
      const message = file ? checkResumeFile(file) : null;
      return message === null || context.createError({ message });
    });

/** 'Reach Us' (§2.12) on submit. */
const contactSchema = (rules: FormRules): AnyObjectSchema =>
  object({
    name: nameField(rules),
    email: emailField('contact', rules),
    phone: phoneField(rules),
    message: textField('Message is required'),
  });

/** The apply form (§2.11) on submit. The résumé's bytes are looked at apart (`sniffResume`). */
const applicationSchema = (rules: FormRules): AnyObjectSchema =>
  object({
    name: nameField(rules),
    email: emailField('application', rules),
    phone: phoneField(rules),
    coverLetter: textField('Cover letter is required'),
    resume: resumeField(),
  });

/** The forms that are checked, with what is typed into them. */
interface CheckedForms {
  contact: ContactFormValues;
  application: ApplicationFormValues;
}

const SCHEMAS = { contact: contactSchema, application: applicationSchema };

/** A message for each field that is wrong. */
type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * The first message of §5.2 for each field that is wrong, in the order of the fields; {} when all is well.
 * Under 'inclusive' rules the first call fetches the phone plans.
 */
export async function checkForm<Form extends keyof CheckedForms>(
  form: Form,
  values: CheckedForms[Form],
  rules: FormRules = 'specified',
  context: RulesContext = {},
): Promise<FormErrors<CheckedForms[Form]>> {
  const errors: Partial<Record<string, string>> = {};
  try {
    await SCHEMAS[form](rules).validate(values, { abortEarly: false, strict: true, context });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    for (const { path, message } of error.inner) if (path) errors[path] ??= message;
  }
  return errors as FormErrors<CheckedForms[Form]>;
}
