import type { PlansContent } from '#kit';
import { ecommercePlans } from './ecommercePlans';
import { commonQuoteSettings, ecommerceBudgetKeys } from '../quote';
import { createMockups, createOfferList, createSuitabilityList } from './details';

/** E-commerce Website pricing (§2.13, §9.7). */
const ecommerceWebsite: PlansContent = {
  subtitle: 'Online shops at a one-time price, from your first ten products to many markets',
  quote: {
    service: 'E-commerce Website',
    ...commonQuoteSettings,
    title: 'Choose {plan} Plan',
    budgetKeys: ecommerceBudgetKeys,
  },
  plansHeading: 'Plans',
  callToAction: 'CHOOSE PLAN',
  featureOrder: 'included-first',
  plans: ecommercePlans,
  overview: {
    heading: 'Our E-commerce Plans',
    subtitle: 'Choose the perfect plan for your online store',
    items: [
      {
        plan: 'Basic',
        name: 'STARTER STORE',
        icon: 'store',
        description: 'Up to 10 products and payment by Stripe or PayPal: enough to make your first sales.',
      },
      {
        plan: 'Startup',
        name: 'BUSINESS STORE',
        icon: 'cart',
        description: 'Up to 50 products, with coupons, e-mails and cart reminders to win shoppers back.',
      },
      {
        plan: 'Standard',
        name: 'PRO STORE',
        icon: 'analytics',
        description: 'Unlimited products, wishlists and an analytics dashboard, with hosting free for a year.',
      },
      {
        plan: 'Premium',
        name: 'ULTIMATE STORE',
        icon: 'globe',
        description: 'Many currencies, languages and marketplaces, with an account manager and 24/7 support.',
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
        audience: 'For people who want to try selling online with a small range',
        paragraph:
          'Put up to 10 products in a shop that works on every screen, and take payments through Stripe or PayPal. Basic SEO (search engine optimisation) helps search engines list your products. Hosting and the SSL certificate that encrypts the shop come from your own provider. We answer your questions for one month.',
        offer: createOfferList(
          'Up to 10 products',
          'Responsive design for phones, tablets and computers',
          'Basic SEO',
          'Payments through Stripe or PayPal',
          '1 month of support',
        ),
        pictures: createMockups(
          'ecommerce-website-basic',
          'Shop front in a browser: a grid of six products, each with a picture, a name, a price and a button to add it to the cart.',
          'Checkout page: an order of two products with the total, and a choice between paying by card and by PayPal.',
        ),
        suitability: createSuitabilityList(
          'Craftspeople with a small collection',
          'Local shops that are new to selling online',
          'A single product that needs its own shop',
          'Testing an idea before you spend more',
        ),
        quote: 'Ten products are enough to learn what your customers really want to buy.',
      },
      {
        heading: 'STARTUP',
        plan: 'Startup',
        audience: 'For young shops that want shoppers to come back',
        paragraph:
          'Many shoppers fill a cart and then leave. This plan follows up on those abandoned carts and gives you coupons and e-mail notifications for up to 50 products. A blog lets you tell the story behind them. Basic SSL encrypts the shop, and we support you for three months; hosting stays with your own provider.',
        offer: createOfferList(
          'Up to 50 products',
          'Reminders for abandoned carts',
          'Coupons',
          'E-mail notifications',
          'A blog',
          'Basic SSL',
          'Basic optimisation for loading times',
          '3 months of support',
        ),
        pictures: createMockups(
          'ecommerce-website-startup',
          'Shop front in a browser: a banner with a coupon code above a product grid with a list of categories beside it.',
          'Cart page with three products and a coupon applied, beside the reminder e-mail for an abandoned cart.',
        ),
        suitability: createSuitabilityList(
          'New brands with a growing range',
          'Shops that sell through offers and seasons',
          'Sellers who want to write about their products',
          'Shops that lose buyers before the checkout',
        ),
        quote: 'The easiest sale to win is the one that a shopper has already put in the cart.',
      },
      {
        heading: 'STANDARD',
        plan: 'Standard',
        audience: 'For established shops with a large catalogue',
        paragraph:
          'Sell as many products as you like. Shoppers keep favourites in a wishlist or save them for later, while the analytics dashboard shows you what sells. Full SEO and speed work help people find and use the shop. The first year of hosting and domain is free, with SSL and a firewall, and support lasts six months.',
        offer: createOfferList(
          'Unlimited products',
          'Full SEO and faster pages',
          'Wishlist and save for later',
          'Analytics dashboard',
          '1 year of free hosting and domain',
          'SSL and firewall',
          'Basic custom features',
          '6 months of support',
        ),
        pictures: createMockups(
          'ecommerce-website-standard',
          'Shop front in a browser: a large product grid with filters for size and colour, and a heart on each product for the wishlist.',
          'Analytics dashboard of the shop: a chart of sales by month, a count of orders and visitors, and a list of best-selling products.',
        ),
        suitability: createSuitabilityList(
          'Retailers with hundreds of products',
          'Fashion, home and food shops with changing ranges',
          'Owners who decide by figures',
          'Shops that want hosting taken care of for a year',
        ),
        quote: 'When you can see what sells, you know what to do next.',
      },
      {
        heading: 'PREMIUM',
        plan: 'Premium',
        audience: 'For large shops that sell in many markets',
        paragraph:
          'Serve customers in their own language and currency, and list your products on marketplaces from one shop. Loyalty points and marketing automation keep buyers close, and the custom checkout follows your own steps. Your account manager knows your business. Support is there 24/7 for one year.',
        offer: createOfferList(
          'An account manager',
          '24/7 support for 1 year',
          'Marketplace integration',
          'Several currencies and languages',
          'Custom checkout',
          'Loyalty points',
          'Marketing automation',
          'Advanced SSL, optimisation and custom features',
        ),
        pictures: createMockups(
          'ecommerce-website-premium',
          'Shop front in a browser: menus for language and currency above a product grid, with loyalty points shown on each product.',
          'Sales dashboard: orders from the shop and from marketplaces side by side, with a chart for each currency.',
        ),
        suitability: createSuitabilityList(
          'Brands that sell in more than one country',
          'Sellers on several marketplaces',
          'Shops with a loyal circle of customers',
          'Teams that want one contact for every question',
        ),
        quote: 'A shop for many markets should still feel local to every customer.',
      },
    ],
  },
};

export default ecommerceWebsite;
