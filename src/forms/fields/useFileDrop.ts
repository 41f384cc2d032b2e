import { useEffect, useRef, type RefObject } from 'react';

/** A file that is dropped beside the element: the browser would open it and leave the page with everything entered. */
function refuse(event: DragEvent): void {
  if (event.defaultPrevented) return;
  const { dataTransfer } = event;
  // Text can still be dragged into a text field.
  if (dataTransfer && !dataTransfer.types.includes('Files')) return;
  event.preventDefault();
  if (dataTransfer) dataTransfer.dropEffect = 'none';
}

/**
 * Takes the first file that is dropped on an element; `data-dragging` is set on it meanwhile. A file that is dropped
 * elsewhere in the window while the element is there does nothing.
 */
export function useFileDrop<Element extends HTMLElement>(
  onDrop: (file: File | undefined) => void,
): RefObject<Element | null> {
  const area = useRef<Element>(null);
  const take = useRef(onDrop);
  useEffect(() => {
    take.current = onDrop;
  });
  useEffect(() => {
    const element = area.current;
    if (!element) return undefined;
    const leave = () => element.removeAttribute('data-dragging');
    const over = (event: DragEvent) => {
      // Without this the browser opens the file and leaves the page.
      event.preventDefault();
      element.setAttribute('data-dragging', 'true');
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      leave();
      take.current(event.dataTransfer?.files[0]);
    };
    element.addEventListener('dragover', over);
    element.addEventListener('dragleave', leave);
    element.addEventListener('drop', drop);
    window.addEventListener('dragover', refuse);
    window.addEventListener('drop', refuse);
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
      window.removeEventListener('dragover', refuse);
      window.removeEventListener('drop', refuse);
    };
  }, []);
  return area;
}
