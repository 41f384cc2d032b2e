import { words } from '#site/words/controls';
import type { Feature } from '../../site/types';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import styles from './FeatureList.module.css';

/** Returns the included features, then the excluded features, each in the given order (§4.8). */
export const sortIncludedFirst = (features: readonly Feature[]): Feature[] => [
  ...features.filter(({ included }) => included),
  ...features.filter(({ included }) => !included),
];

/** Renders the meaning of the check mark or cross as hidden text, for visitors who see neither graphic nor colour. */
export function FeatureInclusionText({ isIncluded }: { isIncluded: boolean }) {
  return <VisuallyHidden>{` ${isIncluded ? words.included : words.notIncluded}`}</VisuallyHidden>;
}

export interface FeatureListProps {
  features: readonly Feature[];
  /** The id of the element that names the list. Required in a card with more than one list. */
  labelledBy?: string;
}

/** Renders the included and excluded features of a plan (§2.13), in the given order. */
export function FeatureList({ features, labelledBy }: FeatureListProps) {
  return (
    <ul className={styles.list} aria-labelledby={labelledBy}>
      {features.map(({ name, included }) => (
        <li key={name} className={styles.feature} data-included={included}>
          <span>{name}</span>
          <FeatureInclusionText isIncluded={included} />
        </li>
      ))}
    </ul>
  );
}
