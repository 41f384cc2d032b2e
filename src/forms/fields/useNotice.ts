import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds after the last key before a notice shows: typing goes on undisturbed. */
const PAUSE = 600;

/** A polite word about what was just typed, shown after a pause; '' takes it back at once. */
export function useNotice(): readonly [notice: string, show: (text: string) => void] {
  const [notice, setNotice] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const show = useCallback((text: string) => {
    clearTimeout(timer.current);
    setNotice('');
    if (text) timer.current = setTimeout(() => setNotice(text), PAUSE);
  }, []);
  return [notice, show];
}
