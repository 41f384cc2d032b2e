import type { MailRow } from './emailLayout';
import { adminMail, confirmationMail, personRows } from './emailParts';
import type { MailContext } from './emailParts';
import { isMailbox } from './mailbox';
import type { ComposedEmails } from './sequence';
import type { CustomRequestPayload, EmailMessage, QuotePayload } from './types';

/** Mails of quotes and custom-solution requests, which travel only under `quoteDelivery: 'relay'`. */

/** The confirmation of a quote or request, where its address can take mail. */
function confirmationOf(
  payload: QuotePayload | CustomRequestPayload,
  subject: string,
  rows: MailRow[],
  context: MailContext,
): EmailMessage | null {
  const thanks = "We have received your request and we'll get back to you soon. This is what you sent us:";
  return isMailbox(payload.email) ? confirmationMail({ subject, thanks, rows }, payload, context) : null;
}

const entered = (rows: MailRow[]): MailRow[] => rows.filter(({ value }) => value.trim() !== '');

/**
 * A quote request (`quoteDelivery: 'relay'`). Only what was entered is listed, but for the preset budget-range key
 * (§9.5), which the firm alone sees.
 */
export function composeQuoteEmails(payload: QuotePayload, context: MailContext): ComposedEmails {
  const choice = entered([
    { label: 'Page', value: payload.page },
    { label: 'Plan', value: payload.plan },
    { label: 'Add-on', value: payload.addon },
  ]);
  const project = entered([
    { label: 'Project details', value: payload.details, kind: 'text' },
    { label: 'Budget', value: payload.budget && `${payload.budget} ${payload.currency}` },
    { label: 'Company size', value: payload.companySize },
    { label: 'Service interest', value: payload.serviceInterest },
    { label: 'Industry', value: payload.industry },
    { label: 'Business type', value: payload.businessType },
  ]);
  const admin = {
    subject: `New Quote Request: ${payload.plan || 'Plan'}`,
    heading: 'New Quote Request',
    intro: ['Somebody has asked for a quote.'],
    rows: [
      ...choice,
      ...personRows(payload),
      ...project,
      ...entered([{ label: 'Preset budget range', value: payload.budgetKey }]),
    ],
  };
  return {
    admin: adminMail(admin, payload, context),
    confirmation: confirmationOf(
      payload,
      `Your quote request to ${context.firmName} has been received`,
      [...choice, ...project],
      context,
    ),
  };
}

/** A custom-solution request (§3.10), under the same setting. */
export function composeCustomRequestEmails(payload: CustomRequestPayload, context: MailContext): ComposedEmails {
  const requirements: MailRow = { label: 'Requirements', value: payload.requirements, kind: 'text' };
  const admin = {
    subject: 'New Custom Solution Request',
    heading: 'New Custom Solution Request',
    intro: ['Somebody has asked for a custom solution.'],
    rows: [...personRows(payload), requirements],
  };
  return {
    admin: adminMail(admin, payload, context),
    confirmation: confirmationOf(
      payload,
      `Your request to ${context.firmName} has been received`,
      [requirements],
      context,
    ),
  };
}
