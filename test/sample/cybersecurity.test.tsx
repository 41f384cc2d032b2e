import { describePlanPage } from './planPage';

const page = describePlanPage({
  clause: '§9.12',
  route: '/cybersecurity-pricing',
  title: 'Cybersecurity Services',
  callToAction: 'REQUEST QUOTE',
  namesSome: true,
  plans: [
    { name: 'Technical Security Assessments', included: [/onthly CVSS-based reports/] },
    { name: 'Data Protection & Privacy', included: [/GDPR, HIPAA and CCPA.*/, /ISO 27001.*/] },
    { name: 'Strategic Security Roadmap', included: [/uarterly reviews/, /NIST and CIS frameworks/] },
    { name: 'Business Continuity', included: [/ISO 22301.*/, /BIA.*/] },
  ],
  overview: {
    heading: 'Specialized Security Solutions',
    items: [
      { name: 'Vulnerability Testing' },
      { name: 'Privacy Compliance' },
      { name: 'Security Planning' },
      { name: 'Resilience Planning' },
    ],
  },
  details: {
    sections: [
      ['TECHNICAL SECURITY ASSESSMENTS', 'Technical Security Assessments'],
      ['DATA PROTECTION & PRIVACY PROGRAMS', 'Data Protection & Privacy'],
    ],
    lists: ['What We Provide:', 'Additional Services:'],
    callToAction: 'Request Quote',
  },
  quote: {
    title: (service) => `Request Quote for ${service}`,
    helper: (service) => `Please enter your budget for ${service}`,
    confirm: 'REQUEST QUOTE',
    selects: ['Company Size', 'Service Interest'],
  },
  budgetKeys: ['below-5k', '5k-10k', '10k-20k', '20k-50k'],
});

test('§9.12 §2.13 eight features each, every one included', () => {
  for (const { features } of page().cards) {
    expect(features).toHaveLength(8);
    expect(features.filter((feature) => !feature.endsWith(' Included'))).toEqual([]);
  }
  expect(page().cards).toHaveLength(4);
});
