import { hasNot } from './support';

export type Words = string | RegExp;

export interface ExpectedPlan {
  name: string;
  /** Follows the name in its button. */
  distinction?: string;
  subtitle?: Words;
  price?: string;
  included: readonly Words[];
  excluded?: readonly string[];
  /** The specification leaves the list open: what else the card has not is something that a higher plan has. */
  isOpen?: boolean;
}

export interface ExpectedPlanPage {
  /** Of the plans in §9. */
  clause: string;
  route: string;
  title: string;
  subtitle?: string;
  callToAction: 'CHOOSE PLAN' | 'REQUEST QUOTE';
  plans: readonly ExpectedPlan[];
  /** The features are samples of which the specification names some. */
  namesSome?: boolean;
  overview: {
    heading?: string;
    subtitle?: string;
    items: readonly { name?: string; description?: string }[];
  };
  details: {
    /** Heading, and the plan that its button chooses. */
    sections: readonly (readonly [heading: Words, plan: string])[];
    lists: readonly [string, string];
    callToAction: 'Choose Plan' | 'Request Quote';
  };
  quote: {
    title: (plan: string) => string;
    helper: (plan: string) => string;
    confirm: string;
    selects?: readonly string[];
  };
  /** §9.5. */
  budgetKeys: readonly string[];
}

const matching = (wanted: Words, suffix: string) =>
  typeof wanted === 'string' ? `${wanted} ${suffix}` : expect.stringMatching(new RegExp(`${wanted.source} ${suffix}$`));

export const exactly = (wanted: Words) =>
  typeof wanted === 'string' ? new RegExp(`^${wanted.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`) : wanted;

/** What the specification says of a card's features, as a reader hears it. */
export const expectedFeatures = ({ included, excluded = [] }: ExpectedPlan): unknown[] => [
  ...included.map((name) => matching(name, 'Included')),
  ...hasNot(...excluded),
];
