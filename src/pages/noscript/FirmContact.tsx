import { firm } from '#site/firm';
import links from '../../components/Link/Link.module.css';

/** Renders the firm's e-mail address and phone number, for visitors who cannot send a form. */
export const FirmContact = () => (
  <ul>
    <li>
      <a href={`mailto:${firm.inbox}`} className={links.standalone}>
        {firm.inbox}
      </a>
    </li>
    <li>
      <a href={`tel:${firm.phone.dial}`} className={links.standalone}>
        {firm.phone.display}
      </a>
    </li>
  </ul>
);
