import type { Settings } from './settings';
import type { Log } from './log';

/** Logs one warning in production when the spreadsheet's script cannot distinguish the relay's requests from others. */
export function warnOfMissingSecret({ production, providers }: Settings, log: Log): void {
  if (!production || !providers?.spreadsheet || providers.spreadsheet.secret) return;
  log('warn', 'spreadsheet.no-secret', {
    advice: 'set SPREADSHEET_SECRET here, then RELAY_SECRET in the script (docs/deployment.md, "The spreadsheet")',
  });
}
