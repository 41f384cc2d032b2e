import { excluded, included, type PlansContent } from '#kit';
import { commonQuoteSettings } from '../quote';
import { createMockups, createOfferList, createSuitabilityList } from './details';

/** Digital Marketing pricing (§2.13, §9.10). */
const digitalMarketing: PlansContent = {
  subtitle: 'Find the perfect digital marketing plan to boost your online presence',
  quote: {
    service: 'Digital Marketing',
    ...commonQuoteSettings,
    budgetKeys: { Basic: '6k-10k', Startup: '12k-18k', Standard: '20k-30k', Premium: '35k-60k' },
  },
  plansHeading: 'Plans',
  callToAction: 'CHOOSE PLAN',
  featureOrder: 'included-first',
  plans: [
    {
      id: 'basic',
      name: 'Basic',
      subtitle: 'Spark Plan',
      features: [
        ...included(
          'On-page SEO',
          '2 social platforms at 3 posts/week',
          '1 email campaign per month',
          '1-month reporting',
          '1-month tech support',
        ),
        // §9.10 lists the first four of these features, followed by "and others". The sample adds features of higher
        // tiers.
        ...excluded('Video', 'PPC', 'CRO', 'Analytics', 'Off-page SEO', 'Content strategy', 'Email automation'),
      ],
    },
    {
      id: 'startup',
      name: 'Startup',
      subtitle: 'Ignite Plan',
      features: included(
        'On-page plus basic off-page SEO',
        '3 platforms at 4 posts/week',
        '2 campaigns per month',
        'Basic conversion tracking',
        'PPC setup (ad spend extra)',
        'Bi-monthly (2-month) reporting',
        '3-month support',
      ),
    },
    {
      id: 'standard',
      name: 'Standard',
      subtitle: 'Accelerate Plan',
      features: [
        ...included(
          'Full SEO',
          '5 platforms with daily posts',
          '4 campaigns per month',
          'Standard-level CRO',
          'Full PPC on the two largest search and social ad networks',
          'Monthly content strategy',
          '1 video per month',
          '3-month reporting',
          '6-month support',
        ),
        ...excluded('Email automation', 'Advanced analytics', 'Custom videos'),
      ],
    },
    {
      id: 'premium',
      name: 'Premium',
      subtitle: 'Ascend Plan',
      features: included(
        'AI-powered SEO audits',
        '5+ platforms with paid promotion',
        'Full-funnel email automation',
        'Full CRO',
        'PPC on search, social and professional-network ad platforms',
        '2 videos per month',
        'Custom videos',
        'Bi-weekly reporting',
        '1-year support',
        'Dedicated account manager',
        'Brand strategy',
        'Competitor analysis',
      ),
    },
  ],
  overview: {
    heading: 'Our Digital Marketing Plans',
    subtitle: 'Four tiers, each with more channels and closer care',
    items: [
      {
        plan: 'Basic',
        name: 'SPARK',
        icon: 'sparkles',
        description: 'On-page SEO, two social platforms and one e-mail campaign a month to get you noticed.',
      },
      {
        plan: 'Startup',
        name: 'IGNITE',
        icon: 'bolt',
        description: 'A third platform, a second campaign and paid ads set up for you, with basic conversion tracking.',
      },
      {
        plan: 'Standard',
        name: 'ACCELERATE',
        icon: 'rocket',
        description: 'Daily posts on five platforms, full SEO and full PPC, led by a content strategy each month.',
      },
      {
        plan: 'Premium',
        name: 'ASCEND',
        icon: 'growth',
        description: 'Every channel with automation and custom videos, and an account manager of your own for it all.',
      },
    ],
  },
  details: {
    heading: 'The plans in detail',
    callToAction: 'Choose Plan',
    sections: [
      {
        heading: 'BASIC',
        plan: 'Basic',
        audience: 'For small businesses that are new to online marketing',
        paragraph:
          'The Spark Plan covers the groundwork. We improve the pages of your website for search engines (on-page SEO, or search engine optimisation), post three times a week on two social platforms and send one e-mail campaign a month. One month of reporting shows what people responded to, and tech support lasts one month. The larger plans add paid ads and video.',
        offer: createOfferList(
          'On-page SEO',
          '2 social platforms',
          '3 posts per week',
          '1 e-mail campaign per month',
          '1 month of reporting',
          '1 month of tech support',
        ),
        pictures: createMockups(
          'digital-marketing-basic',
          'Campaign calendar for one month: three posts a week on two social platforms, and one e-mail campaign.',
          'Report for one month: a line chart of visits from search, and bars for the two social platforms.',
        ),
        suitability: createSuitabilityList(
          'Local businesses with little time for posting',
          'New websites that nobody finds yet',
          'Freelancers and family firms',
          'Owners who want to try marketing in small steps',
        ),
        quote: 'Regular and honest beats loud and rare: three good posts a week are a real start.',
      },
      {
        heading: 'STARTUP',
        plan: 'Startup',
        audience: 'For startups that want to know what brings in customers',
        paragraph:
          'The Ignite Plan adds reach and a way to measure it. We work on your pages and, at a basic level, on links from other sites (off-page SEO). You get four posts a week on three platforms and two campaigns a month, and basic conversion tracking shows which visits turn into enquiries. We also set up PPC (pay per click) ads; what you spend on the ads is extra.',
        offer: createOfferList(
          'On-page and basic off-page SEO',
          '3 platforms at 4 posts per week',
          '2 campaigns per month',
          'Basic conversion tracking',
          'PPC setup (ad spend extra)',
          'Bi-monthly (2-month) reporting',
          '3 months of support',
        ),
        pictures: createMockups(
          'digital-marketing-startup',
          'Campaign calendar for one month: four posts a week on three platforms, two e-mail campaigns and the start of a PPC ad.',
          'Report for two months: a chart of visits beside a funnel from visit to enquiry, with the number of conversions.',
        ),
        suitability: createSuitabilityList(
          'Startups after their first launch',
          'Online shops with a young brand',
          'Firms about to try paid ads',
          'Teams that want figures and not guesses',
        ),
        quote: 'Once you know which click became a customer, every next step is easier to choose.',
      },
      {
        heading: 'STANDARD',
        plan: 'Standard',
        audience: 'For growing businesses that want every main channel covered',
        paragraph:
          'The Accelerate Plan keeps you visible every day. It joins full SEO, daily posts on five platforms, four campaigns and one video a month under a monthly content strategy. Full PPC runs on the two largest search and social ad networks, and standard-level CRO (conversion rate optimisation) helps more visitors become customers. Support lasts six months.',
        offer: createOfferList(
          'Full SEO and standard-level CRO',
          '5 platforms with daily posts',
          '4 campaigns per month',
          'Full PPC on the two largest search and social ad networks',
          'A monthly content strategy',
          '1 video per month',
          '3-month reporting',
          '6 months of support',
        ),
        pictures: createMockups(
          'digital-marketing-standard',
          'Campaign calendar for one month: daily posts on five platforms, four campaigns, one video and PPC ads in every week.',
          'Report for three months: a rising line of visits, bars for search ads and social ads, and the conversion rate by month.',
        ),
        suitability: createSuitabilityList(
          'Companies with steady sales and room to grow',
          'Online shops with a wide range',
          'Brands that are active on many platforms',
          'Firms without a marketing team of their own',
        ),
        quote: 'Search, social and ads work best when one plan for the month holds them together.',
      },
      {
        heading: 'PREMIUM',
        plan: 'Premium',
        audience: 'For brands that want to lead their market',
        paragraph:
          'The Ascend Plan starts with a brand strategy and a competitor analysis. AI-powered SEO audits, full CRO and paid promotion on five or more platforms put it to work, with ads on search, social and professional networks. Full-funnel e-mail automation writes to people at the right step, from the first visit to the purchase. Your dedicated account manager guides it, with bi-weekly reports and support for one year.',
        offer: createOfferList(
          'AI-powered SEO audits and full CRO',
          '5+ platforms with paid promotion',
          'Full-funnel e-mail automation',
          'PPC on search, social and professional-network ad platforms',
          '2 videos per month and custom videos',
          'Brand strategy and competitor analysis',
          'A dedicated account manager and bi-weekly reporting',
          '1 year of support',
        ),
        pictures: createMockups(
          'digital-marketing-premium',
          'Campaign calendar for one month: promoted posts on more than five platforms, automated e-mails, PPC ads and two videos.',
          'Bi-weekly report: a chart of sales by channel, a comparison with three competitors and a note from the account manager.',
        ),
        suitability: createSuitabilityList(
          'Established brands in a crowded market',
          'Companies that sell to other companies',
          'Large online shops with many campaigns',
          'Leaders who want one contact for all marketing',
        ),
        quote: 'One plan, one contact, every channel: that is how a brand speaks with a single voice.',
      },
    ],
  },
};

export default digitalMarketing;
