import { FORMS } from '../../src/submission/forms/index';
import { SUBMISSIONS_PATH } from '../../src/submission/types';
import { SignedTokens } from '../http/signedTokens';
import { formatLanguageQuery } from '../languages';
import type { Erasures } from '../outbox/erasures';
import type { OutboxRow } from '../outbox/rows';

/** The path of the page on which an applicant withdraws an application. A slash and a token follow the path. */
export const WITHDRAWAL_PATH = `${SUBMISSIONS_PATH}/${FORMS.application.path}/withdraw`;

/**
 * Returns the link by which an applicant withdraws an application, in the language of the application. Returns
 * undefined for any other kind of form. `siteUrl` has no trailing slash.
 */
export async function createWithdrawalUrl(
  erasures: Erasures,
  siteUrl: string,
  { kind, id, receivedAt, language }: Pick<OutboxRow, 'kind' | 'id' | 'receivedAt' | 'language'>,
): Promise<string | undefined> {
  if (kind !== 'application') return undefined;
  const token = await new SignedTokens(() => erasures.withdrawalKey.read(receivedAt)).create(receivedAt, id);
  return `${siteUrl}${WITHDRAWAL_PATH}/${token}${formatLanguageQuery(language)}`;
}
