import { describeComboPage } from './comboPage';

describeComboPage({
  clause: '§9.14',
  route: '/software-marketing-combo',
  title: 'Software + Digital Marketing Combo',
  groups: ['Software Development', 'Digital Marketing'],
  plans: [
    { included: [/5–7 days/, /^2 platforms at 2 posts\/week/] },
    { included: [/10–14 days/, /^3 platforms at 3 posts\/week/, /^2 email campaigns/] },
    { included: [/3–4 weeks/, /^4 platforms at 4 posts\/week/, /^4 campaigns per month/, /^1 explainer video/] },
    {
      included: [/4–6 weeks/, /^5 platforms with daily posts/, /^2 custom videos/, /^Bi-weekly reporting/],
      excluded: ['CRM integration', 'Licensing', 'Enterprise features'],
    },
  ],
  budgetKeys: ['5k-12k', '15k-25k', '30k-50k', '60k-100k'],
});
