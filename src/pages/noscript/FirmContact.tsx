import { firm } from '#site/firm';

/** Renders the firm's e-mail address and phone number, for visitors who cannot send a form. */
export const FirmContact = () => (
  <ul>
    <li>
      <a href={`mailto:${firm.inbox}`}>{firm.inbox}</a>
    </li>
    <li>
      <a href={`tel:${firm.phone.dial}`}>{firm.phone.display}</a>
    </li>
  </ul>
);
