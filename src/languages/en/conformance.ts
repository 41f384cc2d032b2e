import type { ConformanceWords } from '#kit';

export const words: ConformanceWords = {
  intro: 'Every requirement of the standards: its result, and the tests behind that result.',
  breadcrumb: 'You are here',
  product: 'Product',
  date: 'Date of the tests',
  programs: 'Programs',
  methods: 'How we tested',
  methodTexts: [
    'No result in this report was entered by hand. ‘Supports’ means that there are tests for the requirement, or checks that people have signed. All of them passed, and none is more than a year old.',
    '‘Not applicable’ means that tests found no such content on any page. ‘Not evaluated’ means that no recent test shows a result.',
    'The evidence names the program, the measurement, the file of the tests or the check by a person. The number of passed checks is in brackets.',
    'The first two tables show the levels A and AA of WCAG 2.2. With one exception, they contain all criteria of the older versions. Chapter 9 of the European standard EN 301 549 requires version 2.1, and section E205.4 of the American Section 508 requires version 2.0.',
    'The exception is 4.1.1, which WCAG 2.2 removed. The authors of WCAG say that web pages always meet it. Two things were not evaluated: the rules in part 9.6 of the European standard, and the file with this report.',
  ],
  download: 'Download this report (YAML)',
  criterion: 'Requirement',
  conformance: 'Result',
  evidence: 'Evidence',
  levels: { supports: 'Supports', 'not-applicable': 'Not applicable', 'not-evaluated': 'Not evaluated' },
  chapters: {
    success_criteria_level_a: 'WCAG 2.2, level A',
    success_criteria_level_aa: 'WCAG 2.2, level AA',
    success_criteria_level_aaa: 'WCAG 2.2, level AAA',
    functional_performance_criteria: 'Section 508, chapter 3: functional performance',
    support_documentation_and_services: 'Section 508, chapter 6: documentation and support',
    en_301_549_functional_performance: 'EN 301 549, chapter 4: functional performance',
    en_301_549_documentation_and_support_services: 'EN 301 549, chapter 12: documentation and support',
  },
  derived: 'Follows from',
  noEvidence: 'None',
};
