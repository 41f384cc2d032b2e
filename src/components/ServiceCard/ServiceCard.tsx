import { words } from '#site/words/controls';
import { fill } from '../../site/fill';
import type { Service } from '../../site/types';
import { Card } from '../Card/Card';
import { Icon } from '../Icon/Icon';
import { NewTabRouteLink } from '../Link/Link';
import styles from './ServiceCard.module.css';

export interface ServiceCardProps {
  service: Service;
}

/** Renders a service line with its plans and prices; its links open a new tab (§2.10). */
export function ServiceCard({ service }: ServiceCardProps) {
  const { icon, title, description, plans, comboPlan } = service;
  return (
    <Card>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p className={styles.description}>{description}</p>
      <ul className={styles.plans}>
        {plans.map(({ name, price, link }) => (
          <li key={link}>
            <NewTabRouteLink to={link}>{name}</NewTabRouteLink>
            <bdi className={styles.price}>{price}</bdi>
          </li>
        ))}
        {comboPlan && (
          <li>
            <NewTabRouteLink to={comboPlan.link}>{fill(words.serviceCombo, { name: comboPlan.name })}</NewTabRouteLink>
          </li>
        )}
      </ul>
    </Card>
  );
}
