import { useEffect } from 'react';

function refuse(event: DragEvent): void {
  if (event.defaultPrevented) return;
  const { dataTransfer } = event;
  // Text can still be dragged into a text field.
  if (dataTransfer && !dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  if (dataTransfer) dataTransfer.dropEffect = 'none';
}

/** A file that misses the area for it does nothing: the browser would open it and leave the page with everything entered. */
export function useStrayFileGuard(): void {
  useEffect(() => {
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
}
