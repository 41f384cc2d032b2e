import { useEffect, useRef, useState } from 'react';
import type { Partner } from '../../site/types';
import { Picture } from '../Picture/Picture';
import styles from './LogoStrip.module.css';

export interface LogosProps {
  partners: readonly Partner[];
  /** True for the copy of the list, which makes the loop seamless. The copy is hidden from assistive technology. */
  isCopy?: boolean;
}

/**
 * Renders one list of the strip. A logo that fails to load is smaller and half transparent, but keeps its alternative
 * text (§8).
 */
export function Logos({ partners, isCopy = false }: LogosProps) {
  const list = useRef<HTMLUListElement>(null);
  const [brokenIndexes, setBrokenIndexes] = useState<readonly number[]>([]);

  // A prerendered logo may have failed to load before React added its error listener.
  useEffect(() => {
    const images = [...(list.current?.querySelectorAll('img') ?? [])];
    const failedIndexes = images.flatMap((image, index) => (image.complete && image.naturalWidth === 0 ? [index] : []));
    if (failedIndexes.length > 0) setBrokenIndexes(failedIndexes);
  }, []);

  return (
    <ul
      ref={list}
      className={styles.logos}
      aria-hidden={isCopy || undefined}
      inert={isCopy}
      data-copy={isCopy || undefined}
    >
      {partners.map(({ logo }, index) => (
        <li key={index} className={styles.tile} data-broken={brokenIndexes.includes(index) || undefined}>
          <Picture picture={logo} onError={() => setBrokenIndexes((indexes) => [...indexes, index])} />
        </li>
      ))}
    </ul>
  );
}
