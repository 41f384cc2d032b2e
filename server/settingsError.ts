import type { EnvironmentName } from './environment';

/**
 * Thrown for a variable that is missing, invalid, removed or in contradiction to another. The message is one line that
 * names it.
 */
export class SettingsError extends Error {
  constructor(name: EnvironmentName | 'OUTBOX_TOKEN', problem: string) {
    super(`${name} ${problem}`);
    this.name = 'SettingsError';
  }
}
