import { excluded, included, type ComboContent, type Feature, type FeatureGroup } from '#kit';
import { businessType, commonQuoteSettings, mobileBudgetKeys } from '../quote';

const createGroups = (
  mobile: readonly Feature[],
  marketing: readonly Feature[],
): readonly [FeatureGroup, FeatureGroup] => [
  { heading: 'Mobile App Development', features: mobile },
  { heading: 'Digital Marketing', features: marketing },
];

/**
 * Mobile App + Digital Marketing Combo (§2.13) with the plans of §9.15. A feature has the same name in all plans that
 * contain it, because the comparison matches features by name (§4.8).
 */
const mobileCombo: ComboContent = {
  subtitle: 'An app for your customers, and the marketing that brings it to their phones',
  quote: { ...commonQuoteSettings, selects: [businessType], budgetKeys: mobileBudgetKeys },
  tabs: { plans: 'Combo Plans', comparison: 'Feature Comparison' },
  plans: [
    {
      id: 'basic',
      name: 'Basic',
      tagline: 'A small app on one system, and a start on social media',
      groups: createGroups(
        [
          ...included('Android or iOS', '3-5 screens', 'API integration', '1-month bug-fix support'),
          ...excluded('In-app payments', 'Offline mode and sync', 'Admin panel'),
        ],
        [
          ...included('2 social platforms', 'On-page SEO', '1 email campaign per month'),
          ...excluded('Off-page SEO', 'PPC advertising'),
        ],
      ),
      idealFor: 'Small businesses that want to try out an app idea first',
    },
    {
      id: 'startup',
      name: 'Startup',
      tagline: 'An app that takes payments, and campaigns that bring users',
      groups: createGroups(
        [
          ...included(
            'Android, iOS and PWA',
            'In-app payments',
            'Push notifications',
            'API integration',
            'Admin panel',
            '3-month support',
          ),
          ...excluded('Offline mode and sync'),
        ],
        included(
          '3 platforms',
          'On-page SEO',
          'Off-page SEO',
          'PPC advertising',
          '2 campaigns per month',
          'Bi-weekly reports',
        ),
      ),
      idealFor: 'Young companies that sell or take bookings through their app',
    },
    {
      id: 'standard',
      name: 'Standard',
      tagline: 'An app that works without a connection, and marketing with weekly figures',
      groups: createGroups(
        included(
          'Android, iOS and web',
          'Offline mode and sync',
          'In-app payments',
          'Push notifications',
          'API integration',
          'Admin panel',
          '6-month support',
        ),
        included(
          '5 platforms',
          'On-page SEO',
          'Off-page SEO',
          'PPC advertising',
          '4 campaigns per month',
          'Weekly reports',
        ),
      ),
      idealFor: 'Growing brands whose customers use the app on phones and on the web',
    },
    {
      id: 'premium',
      name: 'Premium',
      tagline: 'Every platform your customers use, with two managers who look after it',
      groups: createGroups(
        included(
          'Full ecosystem',
          'Offline mode and sync',
          'In-app payments',
          'Push notifications',
          'API integration',
          'Admin panel',
          '12-month SLA',
          'Dedicated project manager',
        ),
        included(
          '5+ platforms with paid promotion',
          'On-page SEO',
          'Off-page SEO',
          'PPC advertising',
          'Full-funnel email automation',
          'Weekly reports',
          'Dedicated marketing manager',
        ),
      ),
      idealFor: 'Companies whose business depends on their app all year round',
    },
  ],
};

export default mobileCombo;
