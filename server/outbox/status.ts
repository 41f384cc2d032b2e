/**
 * The status of a submission. 'quarantined': the submission seems to come from a bot. Before a release, the relay
 * delivers a quarantined submission only to the quarantine tab of the spreadsheet, or not at all.
 */
export type Status = 'pending' | 'done' | 'dead' | 'quarantined';

/**
 * The outcome of the confirmation. 'limited': a mail limit prevented the confirmation. 'unknown': the provider
 * may have accepted the confirmation, for example before a crash or time-out. 'refused': the provider refused the
 * confirmation, or still did not accept it after the deadline. 'none': there is no valid recipient or no mail target.
 */
export type ConfirmationOutcome = 'sent' | 'limited' | 'unknown' | 'refused' | 'none';

/** The result of the virus scan of a résumé. 'unscanned': the scanner returned no result. */
export type ScanResult = 'clean' | 'unscanned';

/**
 * The status of a delivery to a further target. 'skipped': an operator ended a pending or dead delivery (`outbox
 * skip`).
 */
export type DeliveryStatus = 'pending' | 'done' | 'dead' | 'skipped';
