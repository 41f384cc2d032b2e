import { excluded, included, type PlansContent } from '#kit';
import { commonQuoteSettings, softwareBudgetKeys } from '../quote';
import { createMockups, createOfferList, createSuitabilityList } from './details';

/** Software Development pricing (§2.13) with the plans of §9.11. */
const softwareDevelopment: PlansContent = {
  subtitle: 'Desktop software made to fit the way you work, from one small tool to a company-wide system',
  quote: {
    service: 'Software Development',
    ...commonQuoteSettings,
    budgetKeys: softwareBudgetKeys,
  },
  plansHeading: 'Plans',
  callToAction: 'CHOOSE PLAN',
  featureOrder: 'included-first',
  plans: [
    {
      id: 'basic',
      name: 'Basic',
      subtitle: 'One small Windows tool that does one job well',
      features: [
        ...included('Windows only', '2–3 screens', 'Single purpose'),
        ...excluded('Database'),
        ...included('Delivery 5–7 days', '1 week of bug-fix support'),
      ],
    },
    {
      id: 'startup',
      name: 'Startup',
      subtitle: 'A small app that keeps your records in order',
      features: included(
        'Cross-platform',
        'Up to 5 screens',
        'Local SQLite or JSON storage',
        'CRUD and export',
        'Delivery 10–14 days',
        '1 month of support',
      ),
    },
    {
      id: 'standard',
      name: 'Standard',
      subtitle: 'A desktop system for teams, with logins and reports',
      features: included(
        'Windows, macOS and Linux',
        'SQLite or MySQL',
        'User roles, search, filters and reports',
        'Login and permissions',
        'Delivery 3–4 weeks',
        '2 months of bug fixes plus minor upgrades',
      ),
    },
    {
      id: 'premium',
      name: 'Premium',
      subtitle: 'A connected system for larger companies',
      features: included(
        'Multi-OS',
        'Remote DB sync',
        'Encryption',
        'API integrations',
        'Auto-updates and notifications',
        'Custom branding',
        'Advanced reports',
        'Dedicated PM',
        'Documentation',
        'Performance optimization',
        'Delivery 4–6 weeks',
        '3 months of support',
      ),
    },
  ],
  overview: {
    heading: 'Our Software Development Plans',
    subtitle: 'Four sizes of desktop software, so that you pay for what the work needs',
    items: [
      {
        plan: 'Basic',
        name: 'SPARK PLAN',
        description: 'Simple Tools for Smooth Internal Operations',
        icon: 'sparkles',
      },
      {
        plan: 'Startup',
        name: 'IGNITE PLAN',
        description: 'Smart Desktop Apps for Small Businesses',
        icon: 'bolt',
      },
      {
        plan: 'Standard',
        name: 'ACCELERATE PLAN',
        description: 'Advanced Desktop Solutions for Growing Brands',
        icon: 'rocket',
      },
      {
        plan: 'Premium',
        name: 'ASCEND PLAN',
        description: 'Enterprise-Level Desktop Applications with Powerful Capabilities',
        icon: 'trophy',
      },
    ],
  },
  details: {
    heading: 'What Each Plan Gives You',
    callToAction: 'Choose Plan',
    sections: [
      {
        heading: 'Basic',
        plan: 'Basic',
        audience: 'For small teams that want one office task done faster',
        paragraph:
          'Basic gives you a small Windows program built around one task, such as working out prices or printing labels. It has two or three clear screens. There is no database to set up or look after. We deliver it in 5 to 7 days and fix bugs for one week afterwards.',
        offer: createOfferList(
          'A desktop tool for Windows',
          '2–3 screens',
          'A single purpose, agreed with you before we start',
          'Delivery in 5–7 days',
          '1 week of bug-fix support',
        ),
        pictures: createMockups(
          'software-development-basic',
          'Mockup of a small Windows tool in one window: a short form and its result.',
          'Mockup of the settings screen of the same tool, with a few simple options.',
        ),
        suitability: createSuitabilityList(
          'Price and cost calculators',
          'Printing labels and forms',
          'Renaming and sorting files',
          'Checking figures before they are sent',
        ),
        quote: 'One task, one tool, and about a week until it is yours.',
      },
      {
        heading: 'Startup',
        plan: 'Startup',
        audience: 'For small businesses that have outgrown their spreadsheets',
        paragraph:
          'Startup is an app with up to five screens that runs on more than one operating system. It keeps its records on your own computer, in a SQLite database or a JSON file. You can add, look up, change and delete entries, and export them for use in other programs. Delivery takes 10 to 14 days and a month of support follows.',
        offer: createOfferList(
          'A cross-platform desktop app',
          'Up to 5 screens',
          'Local SQLite or JSON storage',
          'CRUD (create, read, update and delete) and export',
          'Delivery in 10–14 days',
          '1 month of support',
        ),
        pictures: createMockups(
          'software-development-startup',
          'Mockup of a desktop app window with a list of records and a form to edit one.',
          'Mockup of the export screen of the same app, with a choice of what to export.',
        ),
        suitability: createSuitabilityList(
          'Stock lists of shops and workshops',
          'Customer and supplier records',
          'Job, visit and repair logs',
          'Order books of small makers',
        ),
        quote: 'When a spreadsheet starts to get in your way, it is time for an app of your own.',
      },
      {
        heading: 'Standard',
        plan: 'Standard',
        audience: 'For growing companies where several people share the same system',
        paragraph:
          'Standard runs on Windows, macOS and Linux and keeps its data in SQLite or MySQL. Each person logs in and can see and change only what their role allows. Search, filters and reports turn daily entries into answers. We deliver in 3 to 4 weeks, then fix bugs and make minor upgrades for two months.',
        offer: createOfferList(
          'One app for Windows, macOS and Linux',
          'A SQLite or MySQL database',
          'Login and permissions for each person',
          'User roles, search, filters and reports',
          'Delivery in 3–4 weeks',
          '2 months of bug fixes plus minor upgrades',
        ),
        pictures: createMockups(
          'software-development-standard',
          'Mockup of a desktop app window with a menu, search, filters and a table of records.',
          'Mockup of a report screen in the same app, with charts and totals.',
        ),
        suitability: createSuitabilityList(
          'Offices with several departments',
          'Warehouses and workshops with shift teams',
          'Clinics, schools and training centres',
          'Firms whose staff use different kinds of computer',
        ),
        quote: 'The right people see the right data, whatever computer they sit at.',
      },
      {
        heading: 'Premium',
        plan: 'Premium',
        audience: 'For larger companies whose teams work at more than one site',
        paragraph:
          'Premium connects your sites: the app syncs with a remote database, encrypts your data and talks to your other systems through their APIs. It updates itself, notifies people of what matters and carries your own branding. A dedicated project manager leads the work and you get written documentation. Delivery takes 4 to 6 weeks, followed by three months of support.',
        offer: createOfferList(
          'A multi-OS app in your own branding',
          'Remote DB (database) sync and encryption',
          'API integrations with your other systems',
          'Auto-updates and notifications',
          'Advanced reports and performance optimization',
          'A dedicated PM (project manager) and documentation',
          'Delivery in 4–6 weeks',
          '3 months of support',
        ),
        pictures: createMockups(
          'software-development-premium',
          'Mockup of a branded desktop app with a dashboard and notifications.',
          'Mockup of a sync screen in the same app, showing several sites and their status.',
        ),
        suitability: createSuitabilityList(
          'Companies with several branches',
          'Businesses that handle sensitive data',
          'Teams that work with many connected systems',
          'Firms that replace an ageing in-house program',
        ),
        quote: 'One system for every site, with one person on our side who answers for it.',
      },
    ],
  },
};

export default softwareDevelopment;
