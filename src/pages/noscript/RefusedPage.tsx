import { Link } from '../../components/Link/Link';
import links from '../../components/Link/Link.module.css';
import { FirmContact } from './FirmContact';
import { FormPanel } from './FormPanel';

export interface RefusedPageProps {
  title: string;
  text: string;
  linkPath: string;
  linkLabel: string;
}

/** Renders the page about a rejected form: the reason, a link to a form or page, and the firm's contact details. */
export function RefusedPage({ title, text, linkPath, linkLabel }: RefusedPageProps) {
  return (
    <FormPanel title={title}>
      <p>{text}</p>
      <p>
        <Link to={linkPath} className={links.standalone}>
          {linkLabel}
        </Link>
      </p>
      <FirmContact />
    </FormPanel>
  );
}
