import { words } from '#site/words/mails';
import { fill } from '../site/fill';
import type { MailWords } from '../site/words/mails';
import type { MailRow } from './emailLayout';
import { adminMail, confirmationMail, personRows } from './emailParts';
import type { MailContext } from './emailParts';
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

/**
 * A quote request (`quoteDelivery: 'relay'`). Only what was entered is listed, but for the preset budget-range key
 * (§9.5), which the firm alone sees.
 */
export function composeQuoteEmails(payload: QuotePayload, context: MailContext): ComposedEmails {
  const { admin, confirmation, anyPlan, budget } = words.quote;
  const choice = entered([
    { label: labels.page, value: payload.page },
    { label: labels.plan, value: payload.plan },
    { label: labels.addon, value: payload.addon },
  ]);
  const project = entered([
    { label: labels.details, value: payload.details, kind: 'text' },
    {
      label: labels.budget,
      value: payload.budget && fill(budget, { amount: payload.budget, currency: payload.currency }),
    },
    { label: labels.companySize, value: payload.companySize },
    { label: labels.serviceInterest, value: payload.serviceInterest },
    { label: labels.industry, value: payload.industry },
    { label: labels.businessType, value: payload.businessType },
  ]);
  const told = {
    subject: fill(admin.subject, { plan: payload.plan || anyPlan }),
    heading: admin.heading,
    intro: [admin.intro],
    rows: [
      ...choice,
      ...personRows(payload),
      ...project,
      ...entered([{ label: labels.budgetKey, value: payload.budgetKey }]),
    ],
  };
  return {
    admin: adminMail(told, payload, context),
    confirmation: confirmationOf(payload, confirmation, [...choice, ...project], context),
  };
}

/** A custom-solution request (§3.10), under the same setting. */
export function composeCustomRequestEmails(payload: CustomRequestPayload, context: MailContext): ComposedEmails {
  const { admin, confirmation } = words.customRequest;
  const requirements: MailRow = { label: labels.requirements, value: payload.requirements, kind: 'text' };
  const rows = [...personRows(payload), requirements];
  return {
    admin: adminMail({ ...admin, intro: [admin.intro], rows }, payload, context),
    confirmation: confirmationOf(payload, confirmation, [requirements], context),
  };
}
