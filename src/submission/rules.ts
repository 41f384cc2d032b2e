import { mixed, object, string, ValidationError } from 'yup';
import type { AnyObjectSchema, StringSchema } from 'yup';
import { words } from '#site/words/messages';
import { emailField, isPhoneOfItsCountry, nameField, textField, wrongDigits } from './fieldRules';
import type { FormRules } from './filters';
import type { ApplicationFormValues, ContactFormValues } from './formValues';
import { checkResumeFile, resumeMessage } from './resume';
import type { ResumeFile } from './resume';

export type { ApplicationFormValues, ContactFormValues } from './formValues';

/** §3.14's default, where the form names no country code. */
const DEFAULT_CODE = '+91';

/** What a check needs besides the values: the chosen country code, such as '+49'. */
export interface RulesContext {
  countryCode?: string;
}

function phoneField(rules: FormRules): StringSchema {
  const field = string().test('present', words.phone.missing, (value) => Boolean(value));
  if (rules === 'specified') {
    return field.matches(/^[0-9]{10}$/, { message: wrongDigits(), excludeEmptyString: true });
  }
  return field.test('country', words.phone.ofCountry, (value, { options }) => {
    const code = (options.context as RulesContext | undefined)?.countryCode ?? DEFAULT_CODE;
    return !value || isPhoneOfItsCountry(code + value);
  });
}

/** A `File`, or its name, type and size. */
const resumeField = () =>
  mixed<ResumeFile>()
    .nullable()
    .test('present', resumeMessage('missing'), (file) => Boolean(file))
    .test('file', (file, context) => {
      const message = file ? checkResumeFile(file) : null;
      return message === null || context.createError({ message });
    });

/** The contact form (§2.12) on submit. */
const contactSchema = (rules: FormRules): AnyObjectSchema =>
  object({
    name: nameField(rules),
    email: emailField('contact', rules),
    phone: phoneField(rules),
    message: textField(words.message.missing),
  });

/** The apply form (§2.11) on submit. The résumé's bytes are looked at apart (`resumeFault`). */
const applicationSchema = (rules: FormRules): AnyObjectSchema =>
  object({
    name: nameField(rules),
    email: emailField('application', rules),
    phone: phoneField(rules),
    coverLetter: textField(words.coverLetter.missing),
    resume: resumeField(),
  });

/** HTML's own rule for `type="email"` (WHATWG), so that this check and the browser's never differ. */
const TYPE_EMAIL =
  /^[\w.!#$%&'*+/=?^`{|}~-]+@[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/i;
/** What `type="number"` holds. */
const TYPE_NUMBER = /^-?(?:\d+(?:\.\d+)?|\.\d+)(?:e[+-]?\d+)?$/i;

const typed = (pattern: RegExp, message: string): StringSchema =>
  string().matches(pattern, { message, excludeEmptyString: true });
const typedEmail = () => typed(TYPE_EMAIL, words.email.invalid);

/** §5.3: nothing is demanded; what is there is of the kind that its input type holds. */
const customRequestSchema = (): AnyObjectSchema => object({ email: typedEmail() });
const quoteSchema = (): AnyObjectSchema =>
  object({ email: typedEmail(), budget: typed(TYPE_NUMBER, words.budget.notANumber) });

/** The forms, with what is typed into them. */
interface CheckedForms {
  contact: ContactFormValues;
  application: ApplicationFormValues;
  quote: { email: string; budget: string };
  customRequest: { email: string };
}

const SCHEMAS = {
  contact: contactSchema,
  application: applicationSchema,
  quote: quoteSchema,
  customRequest: customRequestSchema,
} satisfies Record<keyof CheckedForms, (rules: FormRules) => AnyObjectSchema>;

/** A message for each field that is wrong. */
type FormErrors<Values> = Partial<Record<keyof Values & string, string>>;

/**
 * The first message of §5.2 (§5.3) for each field that is wrong, in the order of the fields; {} when all is well.
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
