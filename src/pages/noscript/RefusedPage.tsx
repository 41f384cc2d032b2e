import { firm } from '#site/firm';
import { words } from '#site/words/noscript';
import { Link } from '../../components/Link/Link';
import type { RefusalReason } from '../../site/words/noscript';
import { FormPanel } from './FormPanel';

export interface RefusedPageProps {
  reason: RefusalReason;
  /** Path of the form's page. */
  form: string;
}

/** Renders the reason why a form was rejected, and a link back to it. */
export function RefusedPage({ reason, form }: RefusedPageProps) {
  const { title, text } = words.refused[reason];
  return (
    <FormPanel title={title}>
      <p>{text}</p>
      <p>
        <Link to={form}>{words.back}</Link>
      </p>
      <ul>
        <li>
          <a href={`mailto:${firm.inbox}`}>{firm.inbox}</a>
        </li>
        <li>
          <a href={`tel:${firm.phone.dial}`}>{firm.phone.display}</a>
        </li>
      </ul>
    </FormPanel>
  );
}
