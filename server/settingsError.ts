import type { EnvironmentName } from './environment';

/**
 * Thrown for a variable that is missing, invalid or no longer supported, or that contradicts another variable. The
 * message is one line that names the variable.
 */
export class SettingsError extends Error {
  constructor(name: EnvironmentName | 'OUTBOX_TOKEN', problem: string) {
    super(`${name} ${problem}`);
  }
}
