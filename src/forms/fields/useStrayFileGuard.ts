import { useEffect } from 'react';

function rejectFiles(event: DragEvent): void {
  if (event.defaultPrevented) return;
  const { dataTransfer } = event;
  // Visitors can still drag text into a text field.
  if (dataTransfer && !dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  if (dataTransfer) dataTransfer.dropEffect = 'none';
}

/**
 * Ignores files dropped outside the drop area. The browser would open such a file and discard the page with all entered
 * data.
 */
export function useStrayFileGuard(): void {
  useEffect(() => {
    window.addEventListener('dragover', rejectFiles);
    window.addEventListener('drop', rejectFiles);
    return () => {
      window.removeEventListener('dragover', rejectFiles);
      window.removeEventListener('drop', rejectFiles);
    };
  }, []);
}
