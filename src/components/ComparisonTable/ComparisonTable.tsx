import { useId } from 'react';
import type { ComboPlan } from '../../site/types';
import { FeatureInclusionText } from '../FeatureList/FeatureList';
import featureStyles from '../FeatureList/FeatureList.module.css';
import { OverflowRegion } from '../OverflowRegion/OverflowRegion';
import styles from './ComparisonTable.module.css';

export interface ComparisonTableProps {
  caption: string;
  /** The heading of the first column ('Feature'). */
  featureLabel: string;
  plans: readonly ComboPlan[];
}

/**
 * Returns the rows of each group (§4.8): the first plan's features, then the last plan's features that the first plan
 * does not list. Two features are equal if they have exactly the same name in the same group. A row has a cell for each
 * plan. The cell is true if the plan includes the feature.
 */
function buildComparisonGroups(plans: readonly ComboPlan[]) {
  const [firstPlan, lastPlan] = [plans[0], plans.at(-1)];
  if (!firstPlan || !lastPlan) return [];
  return firstPlan.groups.map(({ heading, features }, index) => {
    const firstPlanFeatureNames = new Set(features.map(({ name }) => name));
    const addedFeatures = lastPlan.groups[index]?.features.filter(({ name }) => !firstPlanFeatureNames.has(name)) ?? [];
    const hasFeature = (plan: ComboPlan, name: string) =>
      plan.groups[index]?.features.some((feature) => feature.name === name && feature.included) ?? false;
    const rows = [...features, ...addedFeatures].map(({ name }) => ({
      name,
      cells: plans.map((plan) => hasFeature(plan, name)),
    }));
    return { heading, rows };
  });
}

/**
 * Renders a table of plans and features (§2.13). Each cell refers to its headers, including the header of its group
 * (WCAG technique H43). The row header does not contain the group's name as hidden text, because Orca would announce
 * only this text and skip the feature's name.
 */
export function ComparisonTable({ caption, featureLabel, plans }: ComparisonTableProps) {
  const id = useId();
  return (
    <OverflowRegion labelledBy={id}>
      <table className={styles.table}>
        <caption id={id}>
          <span>{caption}</span>
        </caption>
        <thead>
          <tr>
            <th id={`${id}-feature`} scope="col">
              {featureLabel}
            </th>
            {plans.map((plan, index) => (
              <th key={plan.id} id={`${id}-column-${index}`} scope="col">
                {plan.name}
              </th>
            ))}
          </tr>
        </thead>
        {buildComparisonGroups(plans).map(({ heading, rows }, groupIndex) => (
          <tbody key={groupIndex}>
            <tr className={styles.group}>
              <th id={`${id}-${groupIndex}`} scope="rowgroup" colSpan={plans.length + 1}>
                <span>{heading}</span>
              </th>
            </tr>
            {rows.map(({ name, cells }, rowIndex) => (
              <tr key={name}>
                <th id={`${id}-${groupIndex}-${rowIndex}`} scope="row">
                  {name}
                </th>
                {cells.map((isIncluded, index) => (
                  <td
                    key={plans[index]?.id}
                    headers={`${id}-${groupIndex} ${id}-${groupIndex}-${rowIndex} ${id}-column-${index}`}
                    className={`${featureStyles.marked} ${styles.cell}`}
                    data-included={isIncluded}
                  >
                    <FeatureInclusionText isIncluded={isIncluded} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </OverflowRegion>
  );
}
