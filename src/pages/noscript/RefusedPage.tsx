import { words } from '#site/words/noscript';
import { Link } from '../../components/Link/Link';
import type { RefusalReason } from '../../site/words/noscript';
import { FirmContact } from './FirmContact';
import { FormPanel } from './FormPanel';

export interface RefusedPageProps {
  reason: RefusalReason;
  /** The path of the form's page. */
  formPath: string;
}

/** Renders the page about a rejected form: the reason, a link back to the form, and the firm's contact details. */
export function RefusedPage({ reason, formPath }: RefusedPageProps) {
  const { title, text } = words.refused[reason];
  return (
    <FormPanel title={title}>
      <p>{text}</p>
      <p>
        <Link to={formPath}>{words.back}</Link>
      </p>
      <FirmContact />
    </FormPanel>
  );
}
