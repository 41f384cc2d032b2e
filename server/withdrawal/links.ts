import { FORMS } from '../../src/submission/forms/index';
import { RELAY_PREFIX } from '../../src/submission/types';
import { formatLanguageQuery } from '../languages';
import type { OutboxRow } from '../outbox/rows';
import { makeToken } from './tokens';
import type { WithdrawalStore } from './withdrawals';

/** The path of the page on which an applicant withdraws; a token follows. */
export const WITHDRAWAL_PATH = `${RELAY_PREFIX}/${FORMS.application.path}/withdraw`;

/** Creates the links by which applicants withdraw. */
export class WithdrawalLinks {
  /** `siteUrl` has no trailing slash. */
  constructor(
    private readonly store: Pick<WithdrawalStore, 'withdrawalKey'>,
    private readonly siteUrl: string,
  ) {}

  /** Returns the link of an application in its language; undefined for any other form. */
  async create({
    kind,
    id,
    receivedAt,
    language,
  }: Pick<OutboxRow, 'kind' | 'id' | 'receivedAt' | 'language'>): Promise<string | undefined> {
    if (kind !== 'application') return undefined;
    const token = makeToken({ id, sentAt: receivedAt }, await this.store.withdrawalKey(receivedAt));
    return `${this.siteUrl}${WITHDRAWAL_PATH}/${token}${formatLanguageQuery(language)}`;
  }
}
