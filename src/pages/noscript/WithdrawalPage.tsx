import { words as noscriptWords } from '#site/words/noscript';
import { Button } from '../../components/Button/Button';
import { TextWithReference } from '../../components/TextWithReference/TextWithReference';
import type { WithdrawalState } from '../../submission/noscriptPages';
import { FirmContact } from './FirmContact';
import { FormPanel } from './FormPanel';
import { HomeLink } from './HomeLink';

export const getWithdrawalPageTitle = (state: WithdrawalState): string => noscriptWords.withdrawal[state].title;

export interface WithdrawalPageProps {
  state: WithdrawalState;
  /** The reference of the application if the state is 'ask' or 'done', otherwise ''. */
  reference: string;
}

/** Renders the page of a withdrawal link: a question with one button, or the result. */
export function WithdrawalPage({ state, reference }: WithdrawalPageProps) {
  const { withdrawal } = noscriptWords;
  const { title, text } = withdrawal[state];
  return (
    <FormPanel title={title}>
      <p>
        <TextWithReference text={text} reference={reference} />
      </p>
      {state === 'ask' && (
        // Without an `action`, the form posts to the URL of this page, which includes the language.
        <form method="post">
          <Button type="submit">{withdrawal.button}</Button>
        </form>
      )}
      {state !== 'ask' && state !== 'done' && <FirmContact />}
      <HomeLink />
    </FormPanel>
  );
}
