import type { Client } from '../../site/types';
import { Card } from '../Card/Card';
import { LogoTile } from '../LogoTile/LogoTile';
import styles from './ClientCard.module.css';

export interface ClientCardProps {
  client: Client;
}

/** Renders a trusted client (§2.9, §3.7). */
export function ClientCard({ client }: ClientCardProps) {
  return (
    <Card>
      <LogoTile logo={client.logo} />
      <div>
        <h2>{client.name}</h2>
        <p className={styles.kind}>{client.year}</p>
      </div>
      <p>{client.description}</p>
    </Card>
  );
}
