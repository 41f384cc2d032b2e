import { words } from '#site/words/controls';
import { Alert } from '../Alert/Alert';

/** Says that the site was renewed and that this tab's part of it is gone: a reload brings the new one. */
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
