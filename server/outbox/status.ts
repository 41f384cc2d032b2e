/** 'quarantined': a submission that seems to come from a bot. Such a submission is delivered only after a release. */
export type Status = 'pending' | 'done' | 'dead' | 'quarantined';

/**
 * The outcome of the confirmation: 'limited' by a limit, 'unknown' after a crash or time-out, 'refused' by the
 * provider, 'none' without a valid recipient or a mail target.
 */
export type ConfirmationEnd = 'sent' | 'limited' | 'unknown' | 'refused' | 'none';

/** The result of the virus scan of a résumé. 'unscanned' means that the scanner gave no verdict. */
export type ScanMark = 'clean' | 'unscanned';

/** The status of a delivery to a further target. 'skipped': an operator gave it up (`outbox skip`). */
export type DeliveryStatus = 'pending' | 'done' | 'dead' | 'skipped';
