import { words } from '#site/words/controls';
import { Alert } from '../Alert/Alert';

/** Renders the message that a new build of the site replaced the code of this tab. A reload fetches the new build. */
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
