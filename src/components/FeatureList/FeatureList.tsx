import { words } from '#site/words/controls';
import type { Feature } from '../../site/types';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './FeatureList.module.css';

/** Included features first, excluded after, otherwise in the given order (§4.8). */
export const includedFirst = (features: readonly Feature[]): Feature[] => [
  ...features.filter(({ included }) => included),
  ...features.filter(({ included }) => !included),
];

export interface FeatureWordsProps {
  isIncluded: boolean;
}

/** What the check or the cross beside it means, for whoever sees neither sign nor colour. */
export function FeatureWords({ isIncluded }: FeatureWordsProps) {
  return <VisuallyHidden>{` ${isIncluded ? words.included : words.notIncluded}`}</VisuallyHidden>;
}

export interface FeatureListProps {
  features: readonly Feature[];
  /** Names the list when its card has more than one. */
  labelledBy?: string;
}

/** What a plan has and has not (§2.13), in the given order. */
export function FeatureList({ features, labelledBy }: FeatureListProps) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {features.map(({ name, included }) => (
        <li key={name} className={styles.item} data-included={included}>
          <span>{name}</span>
          <FeatureWords isIncluded={included} />
        </li>
      ))}
    </ul>
  );
}
