import { excluded, included, type ComboContent, type Feature, type FeatureGroup } from '#kit';
import { businessType, commonQuoteSettings, softwareBudgetKeys } from '../quote';

const createGroups = (
  software: readonly Feature[],
  marketing: readonly Feature[],
): readonly [FeatureGroup, FeatureGroup] => [
  { heading: 'Software Development', features: software },
  { heading: 'Digital Marketing', features: marketing },
];

/**
 * Software + Digital Marketing Combo (§2.13) with the plans of §9.14. A feature has the same name in all plans that
 * contain it, because the comparison matches features by name (§4.8).
 */
const softwareCombo: ComboContent = {
  subtitle: 'A desktop app built for you, and the marketing that helps people find your business',
  quote: { ...commonQuoteSettings, selects: [businessType], budgetKeys: softwareBudgetKeys },
  tabs: { plans: 'Combo Plans', comparison: 'Feature Comparison' },
  plans: [
    {
      id: 'basic',
      name: 'Basic',
      tagline: 'One handy tool and your first steps online',
      groups: createGroups(
        [
          ...included('Works on Windows', '2–3 screens', 'Delivery 5–7 days', '1 week of bug-fix support'),
          ...excluded('Data storage', 'Login and permissions'),
        ],
        [
          ...included('2 platforms at 2 posts/week', 'On-page SEO', '1 email campaign per month'),
          ...excluded('Off-page SEO', 'PPC advertising'),
        ],
      ),
      idealFor: 'Very small businesses that need one simple tool and a regular presence online',
    },
    {
      id: 'startup',
      name: 'Startup',
      tagline: 'An app for your records and a wider reach',
      groups: createGroups(
        [
          ...included(
            'Works on Windows',
            'Cross-platform',
            'Up to 5 screens',
            'Data storage',
            'Delivery 10–14 days',
            '1 month of support',
          ),
          ...excluded('Login and permissions'),
        ],
        included('3 platforms at 3 posts/week', '2 email campaigns', 'On-page SEO', 'Off-page SEO', 'PPC advertising'),
      ),
      idealFor: 'Young companies that want tidy records and their first customers',
    },
    {
      id: 'standard',
      name: 'Standard',
      tagline: 'A system for your team and steady campaigns',
      groups: createGroups(
        included(
          'Works on Windows',
          'Cross-platform',
          'Data storage',
          'Login and permissions',
          'User roles, search, filters and reports',
          'Delivery 3–4 weeks',
          '2 months of bug fixes plus minor upgrades',
        ),
        included(
          '4 platforms at 4 posts/week',
          '4 campaigns per month',
          '1 explainer video',
          'On-page SEO',
          'Off-page SEO',
          'PPC advertising',
        ),
      ),
      idealFor: 'Growing companies whose staff share one system and whose brand needs to be seen',
    },
    {
      id: 'premium',
      name: 'Premium',
      tagline: 'A connected system and marketing every day',
      groups: createGroups(
        [
          ...included(
            'Works on Windows',
            'Cross-platform',
            'Data storage',
            'Login and permissions',
            'User roles, search, filters and reports',
            'Remote DB sync',
            'Delivery 4–6 weeks',
            '3 months of support',
          ),
          ...excluded('CRM integration', 'Licensing', 'Enterprise features'),
        ],
        included(
          '5 platforms with daily posts',
          '2 custom videos',
          'Bi-weekly reporting',
          'On-page SEO',
          'Off-page SEO',
          'PPC advertising',
          'Full-funnel email automation',
        ),
      ),
      idealFor: 'Established companies with several sites that want to be seen every day',
    },
  ],
};

export default softwareCombo;
