import type { OverviewItem } from '../../content/types';
import { Card } from '../Card/Card';
import { CardGrid } from '../CardGrid/CardGrid';
import { Icon } from '../Icon/Icon';
import styles from './OverviewList.module.css';

export interface OverviewListProps {
  items: readonly OverviewItem[];
}

/** The plans of a page by tier name, at a glance (§2.13). */
export function OverviewList({ items }: OverviewListProps) {
  return (
    <CardGrid perRow={4} parts={3}>
      {items.map(({ plan, name, description, icon }) => (
        <li key={name}>
          <Card>
            <Icon name={icon} />
            <div className={styles.names}>
              <h3 className={styles.name}>{name}</h3>
              <p className={styles.plan}>{plan}</p>
            </div>
            <p>{description}</p>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
