import { words } from '#site/words/controls';
import { Alert } from '../Alert/Alert';

/**
 * Renders the message that a new build of the site has replaced the build whose code this tab runs. The confirm button
 * reloads the page, which fetches the new build.
 */
export function OutdatedBuildAlert({ onClose }: { onClose: () => void }) {
  const { title, text, reload } = words.renewed;
  return (
    <Alert title={title} confirmLabel={reload} onConfirm={() => window.location.reload()} onClose={onClose}>
      <p>{text}</p>
    </Alert>
  );
}
