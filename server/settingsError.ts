import type { EnvironmentName } from './environment';

/**
 * Reports a problem with an environment variable, or with the target that the variable sets. The message is one line
 * that names the variable.
 */
export class SettingsError extends Error {
  constructor(name: EnvironmentName | 'OUTBOX_TOKEN', problem: string) {
    super(`${name} ${problem}`);
  }
}
