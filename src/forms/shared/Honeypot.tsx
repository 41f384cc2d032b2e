import { useImperativeHandle, useRef, type Ref } from 'react';
import styles from './Form.module.css';

export interface HoneypotHandle {
  read: () => string;
}

/**
 * A field that only bots fill in. Inert, so that neither people nor assistive technology nor a browser's
 * autofill reach it.
 */
export function Honeypot({ ref }: { ref: Ref<HoneypotHandle> }) {
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle(ref, () => ({ read: () => input.current?.value ?? '' }));
  return (
    <div inert aria-hidden="true" className={styles.trap}>
      <label>
        Website
        <input ref={input} type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
