import { words } from '#site/words/forms';
import type { ApplicationFormValues, ContactFormValues } from './formValues';
import { ACCEPTED_RESUME, parseDataUrl, resumeKindOf } from './resume';
import { asSpreadsheetText, cleanLine } from './text';
import { TARGET_GID } from './types';
import type { ApplicationPayload, ContactPayload, CustomRequestPayload, PayloadByKind, QuotePayload } from './types';

/** From a form's values to what travels (§3.12, §3.13). Nothing here checks: the schemas of `rules.ts` did. */

/** The longest file name that travels: what file systems allow. */
export const FILE_NAME_LIMIT = 255;

/** §3.13. `countryCode` is '+91' and the like, joined directly to the digits. */
export const buildContactPayload = (values: ContactFormValues, countryCode: string, now: Date): ContactPayload => ({
  timestamp: now.toISOString(),
  name: values.name.trim(),
  email: values.email,
  phone: countryCode + values.phone,
  message: values.message,
  targetGid: TARGET_GID.contact,
});

/** A file's name on one line, cut in front of its extension if it is too long. */
function fileName(name: string): string {
  const line = cleanLine(name);
  const extension = /\.[^.]{1,10}$/.exec(line)?.[0] ?? '';
  return line.length <= FILE_NAME_LIMIT ? line : line.slice(0, FILE_NAME_LIMIT - extension.length) + extension;
}

/** Browsers write 'application/octet-stream' for a file whose type the system does not know; the extension says it. */
function typedDataUrl({ name, dataUrl }: { name: string; dataUrl: string }): string {
  const kind = resumeKindOf(name);
  // Seven million characters are not copied without need.
  if (!kind || dataUrl.startsWith(`data:${ACCEPTED_RESUME[kind]};base64,`)) return dataUrl;
  const parsed = parseDataUrl(dataUrl);
  return parsed ? `data:${ACCEPTED_RESUME[kind]};base64,${parsed.base64}` : dataUrl;
}

/** §3.12. `resume.dataUrl` is the file as a data URL; '' for both where no file is sent. */
export const buildApplicationPayload = (
  values: Omit<ApplicationFormValues, 'resume'>,
  countryCode: string,
  jobTitle: string | undefined,
  resume: { name: string; dataUrl: string },
  now: Date,
): ApplicationPayload => ({
  timestamp: now.toISOString(),
  jobTitle: jobTitle || words.application.noJob,
  name: values.name.trim(),
  email: values.email,
  phone: countryCode + values.phone,
  coverLetter: values.coverLetter,
  resumeFileName: fileName(resume.name),
  resumeBase64: typedDataUrl(resume),
  targetGid: TARGET_GID.application,
});

/** A quote request as entered (§3.9); what a page does not ask stays ''. */
export const buildQuotePayload = (
  values: Partial<Omit<QuotePayload, 'timestamp'>> & Pick<QuotePayload, 'page' | 'plan' | 'currency'>,
  now: Date,
): QuotePayload => ({
  timestamp: now.toISOString(),
  page: values.page,
  plan: values.plan,
  addon: values.addon ?? '',
  name: values.name?.trim() ?? '',
  email: values.email?.trim() ?? '',
  phone: values.phone?.trim() ?? '',
  details: values.details ?? '',
  budget: values.budget ?? '',
  currency: values.currency,
  budgetKey: values.budgetKey ?? '',
  companySize: values.companySize ?? '',
  serviceInterest: values.serviceInterest ?? '',
  industry: values.industry ?? '',
  businessType: values.businessType ?? '',
});

/** A custom-solution request as entered (§3.10). */
export const buildCustomRequestPayload = (
  values: Omit<CustomRequestPayload, 'timestamp'>,
  now: Date,
): CustomRequestPayload => ({
  timestamp: now.toISOString(),
  name: values.name.trim(),
  email: values.email.trim(),
  phone: values.phone.trim(),
  requirements: values.requirements,
});

/**
 * A payload whose every field a spreadsheet keeps as text. For the relay; direct mode sends §3.12 and §3.13 as they
 * are.
 */
export const asSpreadsheetRow = <Payload extends PayloadByKind[keyof PayloadByKind]>(
  payload: Payload,
): Record<keyof Payload, string> =>
  Object.fromEntries(
    Object.entries(payload).map(([field, value]) => [field, asSpreadsheetText(String(value))]),
  ) as Record<keyof Payload, string>;
