import { within } from '@testing-library/react';
import { describePlanPage } from './planPage';
import { cardsIn, hearCard, heard, main, reading, section } from './support';

const page = describePlanPage({
  clause: '§9.6',
  route: '/business-website-pricing',
  title: 'Business Website Pricing-plan',
  subtitle: 'Find the Perfect plan that suits you or your business',
  callToAction: 'CHOOSE PLAN',
  plans: [
    {
      name: 'Basic',
      subtitle: 'Small businesses & simple websites',
      included: ['Responsive & Mobile-Friendly', '3-5 Pages', 'Basic Contact Form', '1-Month Tech Support'],
      excluded: [
        'Template',
        'SEO',
        'E-commerce',
        'Blog',
        'Hosting & domain',
        'Security',
        'Speed optimization',
        'Custom features',
      ],
    },
    {
      name: 'Startup',
      subtitle: 'Startups, personal brands, & small businesses',
      included: [
        'Semi-Custom',
        '5-7 Pages',
        'Basic SEO',
        'Advanced Contact Form',
        'Blog',
        'Basic SSL',
        'Basic Optimization',
        '3-Months Tech Support',
      ],
      excluded: ['E-Commerce', 'Hosting & Domain', 'Custom Features'],
    },
    {
      name: 'Standard',
      subtitle: 'Small to mid-sized businesses & professionals',
      included: [
        'Fully Custom',
        '10-15 Pages',
        'Standard SEO',
        'Basic Store',
        '1-Year Free H & D',
        'Standard SSL/Firewall',
        'Advanced Optimization',
        'Basic Custom Features',
        '6-Months Tech Support',
      ],
    },
    {
      name: 'Premium',
      subtitle: 'Feature-rich, high-conversion websites',
      included: [
        'Premium Custom',
        '20+ Pages',
        'Advanced SEO',
        'Advanced Store',
        'Multi-Step & CRM',
        'Advanced SSL/Firewall',
        'Ultra-Fast Optimization',
        'Advanced Custom Features',
        '1 Year Tech Support',
      ],
    },
  ],
  overview: { items: [] },
  details: {
    sections: [
      ['BASIC', 'Basic'],
      ['STARTUP', 'Startup'],
      ['STANDARD', 'Standard'],
    ],
    lists: ["What's Included:", 'Perfect For:'],
    callToAction: 'Choose Plan',
  },
  quote: {
    title: (plan) => `Request Quote for ${plan} Plan`,
    helper: (plan) => `Please enter your budget for the ${plan} plan`,
    confirm: 'CONFIRM PLAN SELECTION',
  },
  budgetKeys: ['below-5k', '5k-10k', '10k-20k', '20k-50k'],
});

test('§9.6 both readings of the page counts stand: the details say 1-5 and 5-10', () => {
  const counts = page().details.map(({ lists }) => lists[0]?.items.filter((item) => /^\d+-\d+ pages/.test(item)));
  expect(counts).toEqual([['1-5 pages'], ['5-10 pages'], [expect.stringMatching(/^10-15 pages/)]]);
});

describe('Check our works in each plans', () => {
  const examples = reading('/business-website-pricing', () =>
    cardsIn(section('Check our works in each plans')).map((card) => ({
      ...hearCard(card),
      logos: within(card)
        .getAllByRole('img')
        .map((image) => image.getAttribute('alt')),
    })),
  );

  test('§2.13 §3.8 one example client a plan, with its logo, name and description', () => {
    expect(examples().map(({ lines }) => lines[0])).toEqual(['Basic', 'Startup', 'Standard', 'Premium']);
    for (const { name, lines, logos } of examples()) {
      expect(lines).toHaveLength(2);
      expect(lines[1]).toMatch(/\w+ \w+ \w+/);
      expect(logos).toEqual([expect.stringContaining(name)]);
    }
    expect(new Set(examples().map(({ name }) => name)).size).toBe(4);
  });
});

describe('/website-seo-combo', () => {
  const alias = reading('/website-seo-combo', () => ({
    text: heard(main()),
    title: document.title,
    hash: window.location.hash,
  }));
  const original = reading('/business-website-pricing', () => ({ text: heard(main()), title: document.title }));

  test('§2.1 it shows the same page as /business-website-pricing, at its own address', () => {
    const { hash, ...shown } = alias();
    expect(shown).toEqual(original());
    expect(shown.text).toContain('Business Website Pricing-plan');
    expect(hash).toBe('#/website-seo-combo');
  });
});
