import { words } from '#site/words/controls';
import { Alert } from '../Alert/Alert';

/**
 * Renders the message that the site was renewed and that this tab's code no longer exists. A reload fetches the new
 * version.
 */
export function RenewedAlert({ onClose }: { onClose: () => void }) {
  const { title, text, reload } = words.renewed;
  return (
    <Alert
      title={title}
      confirmLabel={reload}
      onConfirm={() => window.location.reload()}
      cancelLabel={words.close}
      onClose={onClose}
    >
      <p>{text}</p>
    </Alert>
  );
}
