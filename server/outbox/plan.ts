/**
 * The receivers of deliveries. 'mail' is the mail transport of the sequence of §4.6: the mail API, or SMTP when the
 * mail API is not configured.
 */
export const PROVIDERS = ['sheet', 'mail', 'smtp', 'webhook'] as const;
export type Provider = (typeof PROVIDERS)[number];

/** A target that the relay delivers to outside the sequence of §4.6. Each such delivery has its own state. */
export type FurtherTarget = Exclude<Provider, 'mail'>;

/** The targets of submissions. */
export interface DeliveryPlan {
  /** The steps of the sequence of §4.6. A sequence without steps ends at once. */
  sequence: { sheet: boolean; mail: boolean };
  further: readonly FurtherTarget[];
  /** The targets that receive résumés. */
  resumes: readonly Provider[];
}

/** The plan of §7: the spreadsheet, then the mail API. */
export const DEFAULT_PLAN: DeliveryPlan = { sequence: { sheet: true, mail: true }, further: [], resumes: ['sheet'] };

/** The settings of the targets. A target without settings is not used. */
interface Targets {
  spreadsheet?: object | undefined;
  mail?: object | undefined;
  smtp?: { attachesResume: boolean } | undefined;
  webhook?: { carriesResume: boolean } | undefined;
}

/**
 * Returns the plan of these targets. With the mail API, the spreadsheet precedes the mails (§4.6). With SMTP instead of
 * the mail API, the spreadsheet becomes a further target, so mails do not wait for it. Each target beyond §7 must work
 * while another target fails.
 */
export function createPlan({ spreadsheet, mail, smtp, webhook }: Targets): DeliveryPlan {
  const isSequence = mail !== undefined || smtp === undefined;
  const smtpName = mail ? 'smtp' : 'mail';
  const further: FurtherTarget[] = [];
  if (spreadsheet && !isSequence) further.push('sheet');
  if (smtp && mail) further.push('smtp');
  if (webhook) further.push('webhook');
  return {
    sequence: { sheet: isSequence && spreadsheet !== undefined, mail: mail !== undefined || smtp !== undefined },
    further,
    resumes: [
      ...(spreadsheet ? (['sheet'] as const) : []),
      ...(smtp?.attachesResume ? ([smtpName] as const) : []),
      ...(webhook?.carriesResume ? (['webhook'] as const) : []),
    ],
  };
}

/** Returns whether only the spreadsheet step of the sequence delivers résumés. That step then deletes the résumé. */
export const isSheetAlone = ({ sequence, resumes }: DeliveryPlan): boolean =>
  sequence.sheet && resumes.length === 1 && resumes[0] === 'sheet';
