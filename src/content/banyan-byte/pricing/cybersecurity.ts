import { included, type PlansContent, type QuoteSelect } from '#kit';
import { createMockups } from './details';

const companySize: QuoteSelect = {
  name: 'companySize',
  label: 'Company Size',
  options: [
    { value: '', label: 'Select company size' },
    ...['1-10', '11-50', '51-200', '201-500', '501+'].map((value) => ({ value, label: `${value} employees` })),
  ],
};

const serviceInterest: QuoteSelect = {
  name: 'serviceInterest',
  label: 'Service Interest',
  options: [
    { value: 'technical-assessments', label: 'Technical Security Assessments' },
    { value: 'data-protection', label: 'Data Protection & Privacy' },
    { value: 'strategic-roadmap', label: 'Strategic Security Roadmap' },
    { value: 'business-continuity', label: 'Business Continuity' },
    { value: 'audit-compliance', label: 'Audit & Compliance' },
    { value: 'employee-training', label: 'Employee Training' },
  ],
};

/** Cybersecurity Services (§2.13): four services with eight features each (§9.12). */
const cybersecurity: PlansContent = {
  subtitle: 'Find weak points, protect personal data and keep working when something goes wrong',
  quote: {
    title: 'Request Quote for {plan}',
    helper: 'Please enter your budget for {plan}',
    submitLabel: 'REQUEST QUOTE',
    selects: [companySize, serviceInterest],
    budgetKeys: {
      'Technical Security Assessments': 'below-5k',
      'Data Protection & Privacy': '5k-10k',
      'Strategic Security Roadmap': '10k-20k',
      'Business Continuity': '20k-50k',
    },
    otherBudgetKey: 'custom',
    preselect: {
      select: 'serviceInterest',
      byPlan: {
        'Technical Security Assessments': 'technical-assessments',
        'Data Protection & Privacy': 'data-protection',
        'Strategic Security Roadmap': 'strategic-roadmap',
        'Business Continuity': 'business-continuity',
      },
    },
  },
  plansHeading: 'Services',
  callToAction: 'REQUEST QUOTE',
  featureOrder: 'as-given',
  plans: [
    {
      id: 'technical-security-assessments',
      name: 'Technical Security Assessments',
      subtitle: 'Find the weak points before an attacker does',
      features: included(
        'Vulnerability scans of networks and servers',
        'Penetration tests of web applications',
        'Mobile application checks',
        'Cloud configuration review',
        'Source code review',
        'Monthly CVSS-based reports',
        'Fixes listed by urgency',
        'Retest after fixes',
      ),
    },
    {
      id: 'data-protection',
      name: 'Data Protection & Privacy',
      subtitle: 'Handle personal data the way the law asks',
      features: included(
        'GDPR, HIPAA and CCPA compliance',
        'ISO 27001 preparation',
        'Map of the personal data you hold',
        'Privacy impact assessments',
        'Privacy notices and consent texts',
        'Rules for storing and deleting data',
        'Encryption and access review',
        'Data breach response plan',
      ),
    },
    {
      id: 'strategic-security-roadmap',
      name: 'Strategic Security Roadmap',
      subtitle: 'Know what to protect next, and what it will cost',
      features: included(
        'Review of your security today',
        'Quarterly reviews',
        'NIST and CIS frameworks',
        'Risk register',
        'Security goals with dates',
        'Budget and priority planning',
        'Written security policies',
        'Progress summary for managers',
      ),
    },
    {
      id: 'business-continuity',
      name: 'Business Continuity',
      subtitle: 'Keep working through attacks, outages and accidents',
      features: included(
        'ISO 22301 alignment',
        'BIA (business impact analysis)',
        'Recovery time targets',
        'Disaster recovery plan',
        'Backup and restore tests',
        'Crisis communication plan',
        'Plan for supplier failures',
        'Emergency exercise with your staff',
      ),
    },
  ],
  overview: {
    heading: 'Specialized Security Solutions',
    subtitle: 'Each service answers one question about your security',
    items: [
      {
        plan: 'Technical Security Assessments',
        name: 'Vulnerability Testing',
        description: 'Where could someone break in? We test your systems and rank what we find.',
        icon: 'search',
      },
      {
        plan: 'Data Protection & Privacy',
        name: 'Privacy Compliance',
        description: 'Do you treat personal data as the law asks? We check, and close the gaps with you.',
        icon: 'lock',
      },
      {
        plan: 'Strategic Security Roadmap',
        name: 'Security Planning',
        description: 'What should you protect first? We set goals, dates and budgets with you.',
        icon: 'compass',
      },
      {
        plan: 'Business Continuity',
        name: 'Resilience Planning',
        description: 'What if your systems stop? We plan how you carry on, and practise it with your staff.',
        icon: 'shield',
      },
    ],
  },
  details: {
    heading: 'Two Services in Detail',
    callToAction: 'Request Quote',
    sections: [
      {
        heading: 'TECHNICAL SECURITY ASSESSMENTS',
        plan: 'Technical Security Assessments',
        audience: 'For companies that run their own websites, apps, servers or cloud services',
        paragraph:
          'We look at your systems the way an attacker would, but with your permission and without harm to your work. Every weak point gets a score under CVSS, the Common Vulnerability Scoring System, so that you can see what is urgent and what can wait. You get a report each month. Once your team has made the fixes, we test again.',
        offer: {
          heading: 'What We Provide:',
          items: [
            'Vulnerability scans of your networks and servers',
            'Penetration tests of your web applications',
            'Checks of mobile apps, cloud settings and source code',
            'Monthly CVSS-based reports in plain words',
            'A list of fixes, the most urgent first',
            'A retest once the fixes are in place',
          ],
        },
        pictures: createMockups(
          'cybersecurity-technical-security-assessments',
          'Mockup of an assessment report: a list of findings, each with its severity score.',
          'Mockup of a risk matrix that sorts findings by how likely and how harmful they are.',
        ),
        suitability: {
          heading: 'Additional Services:',
          items: [
            'Employee training on safe everyday habits',
            'Phishing tests by e-mail',
            'Wireless network checks on site',
            'Audit and compliance support',
          ],
        },
        quote: 'A weakness you know about is one you can fix.',
      },
      {
        heading: 'DATA PROTECTION & PRIVACY PROGRAMS',
        plan: 'Data Protection & Privacy',
        audience: 'For organisations that hold data about customers, patients or staff',
        paragraph:
          'We find out which personal data you hold, where it is kept and who can see it. Then we compare that with the laws that apply to you: GDPR in Europe, HIPAA for health data in the United States and CCPA in California. We help you close the gaps and prepare for ISO 27001, the international standard for keeping information safe.',
        offer: {
          heading: 'What We Provide:',
          items: [
            'A compliance check against GDPR, HIPAA and CCPA',
            'Preparation for ISO 27001',
            'A map of the personal data you hold',
            'Privacy impact assessments',
            'Privacy notices, consent texts and deletion rules',
            'A review of encryption and access rights',
            'A response plan for data breaches',
          ],
        },
        pictures: createMockups(
          'cybersecurity-data-protection',
          'Mockup of a privacy review: a list of findings about stored data, each with its status.',
          'Mockup of a compliance checklist with finished and open points.',
        ),
        suitability: {
          heading: 'Additional Services:',
          items: [
            'Employee training on data protection',
            'Review of contracts with your suppliers',
            'Support during an outside audit',
            'Help with answering requests from people about their data',
          ],
        },
        quote: 'People trust you with their data. We help you deserve it.',
      },
    ],
  },
};

export default cybersecurity;
