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
  /** The steps of the sequence of §4.6. A sequence without steps ends immediately. */
  sequence: { sheet: boolean; mail: boolean };
  furtherTargets: readonly FurtherTarget[];
  resumeTargets: readonly Provider[];
}

/** The plan of §7: the spreadsheet, then the mail API. */
export const DEFAULT_PLAN: DeliveryPlan = {
  sequence: { sheet: true, mail: true },
  furtherTargets: [],
  resumeTargets: ['sheet'],
};

/** The settings of the targets. The relay does not use a target without settings. */
interface TargetSettings {
  spreadsheet?: object | undefined;
  mail?: object | undefined;
  smtp?: { attachesResume: boolean } | undefined;
  webhook?: { includesResume: boolean } | undefined;
}

/**
 * Returns the delivery plan for these targets. With the mail API, the spreadsheet precedes the mails (§4.6). With SMTP
 * instead of the mail API, the spreadsheet becomes a further target, so mails do not wait for the spreadsheet. SMTP and
 * the webhook are targets beyond those of §7. They must receive submissions even while another target fails.
 */
export function createPlan({ spreadsheet, mail, smtp, webhook }: TargetSettings): DeliveryPlan {
  const allowsSheetInSequence = mail !== undefined || smtp === undefined;
  const smtpProvider = mail ? 'smtp' : 'mail';
  const furtherTargets: FurtherTarget[] = [];
  if (spreadsheet && !allowsSheetInSequence) furtherTargets.push('sheet');
  if (smtp && mail) furtherTargets.push('smtp');
  if (webhook) furtherTargets.push('webhook');
  return {
    sequence: {
      sheet: allowsSheetInSequence && spreadsheet !== undefined,
      mail: mail !== undefined || smtp !== undefined,
    },
    furtherTargets,
    resumeTargets: [
      ...(spreadsheet ? (['sheet'] as const) : []),
      ...(smtp?.attachesResume ? ([smtpProvider] as const) : []),
      ...(webhook?.includesResume ? (['webhook'] as const) : []),
    ],
  };
}

/** Returns whether only the spreadsheet step of the sequence delivers résumés. If so, this step deletes the résumé. */
export const isSheetOnlyResumeTarget = ({ sequence, resumeTargets }: DeliveryPlan): boolean =>
  sequence.sheet && resumeTargets.length === 1 && resumeTargets[0] === 'sheet';
