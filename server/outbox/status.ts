/** 'quarantined': looks like a bot's; not delivered unless it is released. */
export type Status = 'pending' | 'done' | 'dead' | 'quarantined';

/** How the confirmation ended: 'limited' by a limit, 'unknown' when a crash or a time-out hid it, 'refused' by the
 * provider, 'none' when there is nobody to confirm to. */
export type ConfirmationEnd = 'sent' | 'limited' | 'unknown' | 'refused' | 'none';

/** How a virus scan of a résumé ended: 'unscanned' when the scanner gave no verdict. */
export type ScanMark = 'clean' | 'unscanned';
