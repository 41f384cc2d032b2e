import type { AboutCard as AboutCardData } from '../../site/types';
import { Card } from '../Card/Card';
import { Icon } from '../Icon/Icon';
import styles from './AboutCard.module.css';

/**
 * Renders a card for vision, mission and similar texts (§2.6). A card may contain a list of smaller cards (`parts`),
 * each with an icon, a title and a text.
 */
export function AboutCard({ card }: { card: AboutCardData }) {
  const { title, icon, text, parts } = card;
  return (
    <Card>
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {parts && (
        <ul className={styles.parts}>
          {parts.map((part, index) => (
            <li key={index} className={styles.part}>
              <Icon name={part.icon} />
              <h3 className={styles.partTitle}>{part.title}</h3>
              <p>{part.text}</p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
