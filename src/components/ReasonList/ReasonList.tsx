import type { IconName } from '../../site/types';
import { CardGrid } from '../CardGrid/CardGrid';
import { Icon } from '../Icon/Icon';
import styles from './ReasonList.module.css';

export interface ReasonListProps {
  items: readonly { readonly title: string; readonly description: string; readonly icon: IconName }[];
}

/** Renders short reasons with an icon each. */
export function ReasonList({ items }: ReasonListProps) {
  return (
    <CardGrid perRow={4}>
      {items.map(({ title, description, icon }) => (
        <li key={title}>
          <div className={styles.reason}>
            <Icon name={icon} />
            <h3 className={styles.title}>{title}</h3>
            <p>{description}</p>
          </div>
        </li>
      ))}
    </CardGrid>
  );
}
