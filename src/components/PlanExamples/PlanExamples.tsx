import type { PlanExample } from '../../content/types';
import { Card } from '../Card/Card';
import { CardGrid } from '../CardGrid/CardGrid';
import { LogoTile } from '../LogoTile/LogoTile';
import styles from './PlanExamples.module.css';

export interface PlanExamplesProps {
  items: readonly PlanExample[];
}

/** One client for each plan: what the plan looks like in real life (§2.13, 'Check our works in each plans'). */
export function PlanExamples({ items }: PlanExamplesProps) {
  return (
    <CardGrid perRow={4} parts={3}>
      {items.map(({ plan, name, description, logo }) => (
        <li key={plan}>
          <Card>
            <LogoTile logo={logo} />
            <div>
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
