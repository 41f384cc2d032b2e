import { fork } from 'node:child_process';

/**
 * Runs a script (`scripts/NAME.ts`) in a child process, with the firm's texts in the given language. Resolves to the
 * message that the script sends with {@link sendResult}. Rejects when the process exits without a message.
 */
export const runInLanguage = <Message>(script: string, language: string): Promise<Message> =>
  new Promise((resolve, reject) => {
    const env = { ...process.env, SITE_LANGUAGE: language };
    const child = fork('scripts/command.cjs', [script], { env });
    child.once('message', (message) => resolve(message as Message));
    child.once('error', reject);
    child.once('exit', (code) =>
      reject(new Error(`scripts/${script}.ts failed for the language '${language}' (exit code ${code})`)),
    );
  });

/** Sends a script's result to the parent process, which called {@link runInLanguage}. */
export async function sendResult(message: object): Promise<void> {
  await new Promise((resolve) => process.send?.(message, resolve));
  process.disconnect();
}
