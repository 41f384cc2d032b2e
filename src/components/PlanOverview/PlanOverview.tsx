import type { OverviewItem, PlanExample } from '../../site/types';
import { Card } from '../Card/Card';
import { CardGrid } from '../CardGrid/CardGrid';
import { Icon } from '../Icon/Icon';
import { LogoTile } from '../LogoTile/LogoTile';
import styles from './PlanOverview.module.css';

export interface PlanOverviewProps {
  items: readonly (OverviewItem | PlanExample)[];
}

/**
 * Renders an overview of the plans of a page (§2.13). Each plan has its tier's name and an icon, or a client with a
 * logo as an example.
 */
export function PlanOverview({ items }: PlanOverviewProps) {
  return (
    <CardGrid perRow={4} parts={3}>
      {items.map((item) => (
        <li key={item.name}>
          <Card>
            {'icon' in item ? <Icon name={item.icon} /> : <LogoTile logo={item.logo} />}
            <div className={'icon' in item ? styles.tier : undefined}>
              <h3 className={styles.name}>{item.name}</h3>
              <p className={styles.plan}>{item.plan}</p>
            </div>
            <p>{item.description}</p>
          </Card>
        </li>
      ))}
    </CardGrid>
  );
}
