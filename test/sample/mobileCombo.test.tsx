import { describeComboPage } from './comboPage';

describeComboPage({
  clause: '§9.15',
  route: '/mobile-marketing-combo',
  title: 'Mobile App + Digital Marketing Combo',
  groups: ['Mobile App Development', 'Digital Marketing'],
  plans: [
    { included: [/^Android or iOS/, /^3-5 screens/, /^1-month bug-fix support/, /^2 social platforms/] },
    {
      included: [
        /^Android, iOS and PWA/,
        /^In-app payments/,
        /^Push notifications/,
        /^3-month support/,
        /^3 platforms/,
        /^Bi-weekly reports/,
      ],
    },
    {
      included: [
        /^Android, iOS and web/,
        /^Offline mode and sync/,
        /^6-month support/,
        /^5 platforms/,
        /^Weekly reports/,
      ],
    },
    {
      included: [/^Full ecosystem/, /^12-month SLA/, /^Dedicated project manager/, /^Dedicated marketing manager/],
    },
  ],
  budgetKeys: ['launch', 'growth', 'scale', 'enterprise'],
});
