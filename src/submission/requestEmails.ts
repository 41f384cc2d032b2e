import { words } from '#site/words/mails';
import { fill } from '../site/fill';
import type { MailWords } from '../site/words/mails';
import type { MailRow } from './emailLayout';
import { adminMail, confirmationMail, personRows } from './emailParts';
import type { Composed, MailContext } from './emailParts';
import { isMailbox } from './mailbox';
import type { ComposedEmails } from './sequence';
import type { CustomRequestPayload, EmailMessage, QuotePayload } from './types';

/** Mails of quotes and custom-solution requests, which travel only under `quoteDelivery: 'relay'`. */

const { labels } = words;

/** The confirmation of a quote or request, where its address can take mail. */
function confirmationOf(
  payload: QuotePayload | CustomRequestPayload,
  confirmation: MailWords['quote']['confirmation'],
  rows: MailRow[],
  context: MailContext,
): EmailMessage | null {
  const subject = fill(confirmation.subject, { firm: context.firmName });
  return isMailbox(payload.email) ? confirmationMail({ ...confirmation, subject, rows }, payload, context) : null;
}

const entered = (rows: MailRow[]): MailRow[] => rows.filter(({ value }) => value.trim() !== '');

const choiceRows = ({ page, plan, addon }: QuotePayload): MailRow[] =>
  entered([
    { label: labels.page, value: page },
    { label: labels.plan, value: plan },
    { label: labels.addon, value: addon },
  ]);

const projectRows = (payload: QuotePayload): MailRow[] => {
  const { budget, currency } = payload;
  return entered([
    { label: labels.details, value: payload.details, kind: 'text' },
    { label: labels.budget, value: budget && fill(words.quote.budget, { amount: budget, currency }) },
    { label: labels.companySize, value: payload.companySize },
    { label: labels.serviceInterest, value: payload.serviceInterest },
    { label: labels.industry, value: payload.industry },
    { label: labels.businessType, value: payload.businessType },
  ]);
};

const requirementsRow = ({ requirements }: CustomRequestPayload): MailRow => ({
  label: labels.requirements,
  value: requirements,
  kind: 'text',
});

/**
 * Returns what the firm is told of a quote request. Only what was entered is listed, but for the preset budget-range key
 * (§9.5), which the firm alone sees.
 */
export function quoteNotification(payload: QuotePayload): Composed {
  const { admin, anyPlan } = words.quote;
  return {
    subject: fill(admin.subject, { plan: payload.plan || anyPlan }),
    heading: admin.heading,
    intro: [admin.intro],
    rows: [
      ...choiceRows(payload),
      ...personRows(payload),
      ...projectRows(payload),
      ...entered([{ label: labels.budgetKey, value: payload.budgetKey }]),
    ],
  };
}

/** Returns what the firm is told of a custom-solution request (§3.10). */
export function customRequestNotification(payload: CustomRequestPayload): Composed {
  const { admin } = words.customRequest;
  return { ...admin, intro: [admin.intro], rows: [...personRows(payload), requirementsRow(payload)] };
}

/** The mails of a quote request (`quoteDelivery: 'relay'`). */
export function composeQuoteEmails(payload: QuotePayload, context: MailContext): ComposedEmails {
  const rows = [...choiceRows(payload), ...projectRows(payload)];
  return {
    admin: adminMail(quoteNotification(payload), payload, context),
    confirmation: confirmationOf(payload, words.quote.confirmation, rows, context),
  };
}

/** The mails of a custom-solution request (§3.10), under the same setting. */
export function composeCustomRequestEmails(payload: CustomRequestPayload, context: MailContext): ComposedEmails {
  return {
    admin: adminMail(customRequestNotification(payload), payload, context),
    confirmation: confirmationOf(payload, words.customRequest.confirmation, [requirementsRow(payload)], context),
  };
}
