import { useEffect, useRef, type RefObject } from 'react';

/** Takes the first file that is dropped on an element; `data-dragging` is set on it meanwhile. */
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
    return () => {
      element.removeEventListener('dragover', over);
      element.removeEventListener('dragleave', leave);
      element.removeEventListener('drop', drop);
    };
  }, []);
  return area;
}
