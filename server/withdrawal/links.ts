import { FORMS } from '../../src/submission/forms/index';
import { LANGUAGE_PARAMETER } from '../../src/submission/language';
import { RELAY_PREFIX } from '../../src/submission/types';
import { folderOfTag } from '../languages';
import type { Engine } from '../outbox/engine/engine';
import type { OutboxRow } from '../outbox/rows';
import { KEY_NAMES, SharedKey } from '../outbox/sharedKey';
import { makeToken } from './tokens';

/** The path of the page on which an applicant withdraws; a token follows. */
export const WITHDRAWAL_PATH = `${RELAY_PREFIX}/${FORMS.application.path}/withdraw`;

/** Returns the query that names the language of a page; '' for the default language. */
export const queryOfLanguage = (language: string | null): string =>
  language === null || folderOfTag(language) === '' ? '' : `?${LANGUAGE_PARAMETER}=${language}`;

/** The links by which applicants withdraw. */
export class WithdrawalLinks {
  readonly #key: SharedKey;

  /** `siteUrl` has no trailing slash. */
  constructor(
    engine: Engine,
    private readonly siteUrl: string,
  ) {
    this.#key = new SharedKey(engine, KEY_NAMES.withdrawals);
  }

  /** Returns the link of an application in its language; undefined for any other form. */
  async of({
    kind,
    id,
    receivedAt,
    language,
  }: Pick<OutboxRow, 'kind' | 'id' | 'receivedAt' | 'language'>): Promise<string | undefined> {
    if (kind !== 'application') return undefined;
    const token = makeToken({ id, sentAt: receivedAt }, await this.#key.read(receivedAt));
    return `${this.siteUrl}${WITHDRAWAL_PATH}/${token}${queryOfLanguage(language)}`;
  }
}
