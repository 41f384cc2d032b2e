/** The overlay's words; `{name}` stands for a member's name. */
export interface TeamHierarchyWords {
  readonly title: string;
  /** Before a leader's name on the drawn chart. */
  readonly leaderPrefix: string;
  readonly drillDownTitle: string;
  readonly back: string;
  readonly reportsTo: string;
  /** Describes the button of a member with reports. */
  readonly opensTeam: string;
  readonly noReports: string;
}

export const withName = (words: string, name: string): string => words.replace('{name}', () => name);
