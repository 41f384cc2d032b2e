import type { LucideIcon } from 'lucide-react';
import * as icons from '../../site/icons';
import type { IconName } from '../../site/types';
import styles from './Icon.module.css';

const iconByName: Record<IconName, LucideIcon> = icons;

/**
 * Renders a decorative drawing on a small tile. Assistive technology skips the drawing, because the text beside the
 * drawing has the same meaning.
 */
export function Icon({ name }: { name: IconName }) {
  const Drawing = iconByName[name];
  return <Drawing aria-hidden="true" className={styles.icon} size="3rem" strokeWidth={1.75} />;
}
