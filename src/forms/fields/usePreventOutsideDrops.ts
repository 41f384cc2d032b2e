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
 * Makes the browser ignore files that are dropped outside of the drop area. By default, the browser would open such a
 * file in place of the page with the form. The form would then lose a file that the visitor has already chosen.
 */
export function usePreventOutsideDrops(): void {
  useEffect(() => {
    window.addEventListener('dragover', rejectFiles);
    window.addEventListener('drop', rejectFiles);
    return () => {
      window.removeEventListener('dragover', rejectFiles);
      window.removeEventListener('drop', rejectFiles);
    };
  }, []);
}
