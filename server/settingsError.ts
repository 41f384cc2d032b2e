import type { EnvironmentName } from './environment';

/**
 * Thrown for a variable that is missing, invalid, no longer supported or contradicts another. The message is one line
 * that names the variable.
 */
export class SettingsError extends Error {
  constructor(name: EnvironmentName | 'OUTBOX_TOKEN', problem: string) {
    super(`${name} ${problem}`);
    this.name = 'SettingsError';
  }
}
