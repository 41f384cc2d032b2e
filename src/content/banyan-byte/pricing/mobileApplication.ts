import { excluded, included, type PlansContent } from '#kit';
import { commonQuoteSettings, mobileBudgetKeys } from '../quote';
import { createMockups, createOfferList, createSuitabilityList } from './details';

/** Mobile Application pricing (§2.13, §9.9). */
const mobileApplication: PlansContent = {
  subtitle: 'Find the app plan that fits your idea, from one phone platform to a full ecosystem',
  quote: {
    service: 'Mobile Application',
    ...commonQuoteSettings,
    title: 'Request Quote for {plan}',
    budgetKeys: mobileBudgetKeys,
  },
  plansHeading: 'Plans',
  callToAction: 'CHOOSE PLAN',
  featureOrder: 'included-first',
  plans: [
    {
      id: 'basic',
      name: 'Basic',
      subtitle: 'A first app on one platform',
      features: [
        ...included('Android or iOS only', '1 API', '1-month support'),
        ...excluded('Payment gateway', 'Offline / real-time', 'Loyalty', 'Admin'),
      ],
    },
    {
      id: 'startup',
      name: 'Startup',
      subtitle: 'Apps that reach every phone and take payments',
      features: [
        ...included(
          'Android + iOS + PWA',
          'Single payment gateway',
          '3 APIs',
          'Basic loyalty',
          'Basic admin',
          '3 months of support plus strategy',
        ),
        ...excluded('Offline'),
      ],
    },
    {
      id: 'standard',
      name: 'Standard',
      subtitle: 'Apps that people use every day, online or not',
      features: included(
        'Android + iOS + Web',
        'Multiple gateways',
        'Chat and offline',
        '5 APIs',
        'Gamification',
        'Full admin',
        '6 months of support plus reviews',
      ),
    },
    {
      id: 'premium',
      name: 'Premium',
      subtitle: 'A full ecosystem for large organisations',
      features: included(
        'Full ecosystem',
        'Wallet plus multiple gateways',
        'Unlimited APIs',
        'Role-based admin',
        'SLA support plus a launch campaign',
      ),
    },
  ],
  overview: {
    heading: 'Four app plans at a glance',
    subtitle: 'Start with one platform, or serve every customer from day one',
    items: [
      {
        plan: 'Basic',
        name: 'ONE PLATFORM',
        icon: 'target',
        description: 'An app for Android or iOS that does one job well, with a link to one outside service.',
      },
      {
        plan: 'Startup',
        name: 'EVERY PHONE',
        icon: 'smartphone',
        description: 'Android, iOS and a web version to install, with payments and a basic loyalty scheme.',
      },
      {
        plan: 'Standard',
        name: 'EVERY DAY',
        icon: 'chat',
        description: 'Chat, offline use and playful rewards keep people coming back to the app.',
      },
      {
        plan: 'Premium',
        name: 'EVERY PART',
        icon: 'layers',
        description: 'Apps, a wallet and role-based admin in one system, linked to as many services as you need.',
      },
    ],
  },
  details: {
    heading: 'The plans in detail',
    callToAction: 'Choose Plan',
    sections: [
      {
        heading: 'Basic',
        plan: 'Basic',
        audience: 'For first ideas that need one platform and one clear job',
        paragraph:
          'Choose Android or iOS, and we build an app for that platform around one main task. It can use one API, which is a link to another service such as a map or a calendar. Payments, offline use, loyalty and an admin area are left out, which keeps the app small. We support you for one month.',
        offer: createOfferList(
          'An app for Android or for iOS',
          'Your choice of the platform',
          'Screens laid out for phones',
          'A connection to 1 API',
          '1 month of support',
        ),
        pictures: createMockups(
          'mobile-application-basic',
          'Phone with two screens of a simple app: a home screen with a search field, and a list of places.',
          'Phone with the detail screen of the same app: opening hours and a map that comes from an outside service.',
        ),
        suitability: createSuitabilityList(
          'Testing an idea with real users',
          'Guides, catalogues and timetables',
          'Events and clubs',
          'Small firms whose customers share one platform',
        ),
        quote: 'Start with the one thing your app must do, and do it well.',
      },
      {
        heading: 'Startup',
        plan: 'Startup',
        audience: 'For young companies that want to reach every phone and take payments',
        paragraph:
          'One project gives you apps for Android and iOS and a progressive web app (PWA), which people install from the browser. Customers pay through one payment gateway and collect basic loyalty rewards, and you manage it all in a basic admin area. The app needs a connection, as offline use is not included. Three months of support plus strategy help you decide what comes next.',
        offer: createOfferList(
          'Android and iOS apps and a PWA',
          'A single payment gateway',
          'Connections to 3 APIs',
          'A basic loyalty scheme',
          'A basic admin area',
          '3 months of support plus strategy',
        ),
        pictures: createMockups(
          'mobile-application-startup',
          'Two phones and a browser window with the same ordering app: a list of products, a cart and a payment button.',
          'Phone with a loyalty card, six of ten stamps filled, beside a basic admin screen with the latest orders.',
        ),
        suitability: createSuitabilityList(
          'Startups with a first paid product',
          'Cafés, salons and local chains',
          'Booking and ordering services',
          'Brands that want to reward regular customers',
        ),
        quote: 'Your customers should not need the right phone to buy from you.',
      },
      {
        heading: 'Standard',
        plan: 'Standard',
        audience: 'For growing businesses whose app is used every day',
        paragraph:
          'Your service runs on Android, iOS and the web, and it keeps working where the signal does not. Customers chat in the app, pay through several gateways and earn rewards through gamification, such as points and levels. A full admin area and five APIs tie the app to your business. For six months you get support plus reviews of how the app is doing.',
        offer: createOfferList(
          'Android, iOS and web',
          'Multiple payment gateways',
          'Chat and offline use',
          'Connections to 5 APIs',
          'Gamification',
          'A full admin area',
          '6 months of support plus reviews',
        ),
        pictures: createMockups(
          'mobile-application-standard',
          'Two phones with a service app: a chat with the shop on one, and points, levels and a badge on the other.',
          'Phone with a notice that it is offline and a list of saved changes, beside an admin screen with users, orders and a chart.',
        ),
        suitability: createSuitabilityList(
          'Delivery and field teams with a weak signal',
          'Learning, fitness and community apps',
          'Retailers that talk to customers in the app',
          'Companies that replace an older app',
        ),
        quote: 'An app earns its place on the home screen by being there when the network is not.',
      },
      {
        heading: 'Premium',
        plan: 'Premium',
        audience: 'For organisations that run their whole service on apps',
        paragraph:
          'We build a full ecosystem in which customers, staff and partners each see what they need. People pay from a wallet or through several gateways, and role-based admin decides who may do what. The number of APIs is not limited. Support follows a service level agreement (SLA), and a launch campaign brings in the first users.',
        offer: createOfferList(
          'A full ecosystem of connected apps',
          'A wallet plus multiple payment gateways',
          'Unlimited APIs',
          'Role-based admin',
          'Support under a service level agreement (SLA)',
          'A launch campaign',
        ),
        pictures: createMockups(
          'mobile-application-premium',
          'Three phones of one ecosystem: a customer app with a wallet balance, a staff app with tasks and a partner app with orders.',
          'Admin screen with a table of roles: owner, manager and agent, each with check marks for what they may do.',
        ),
        suitability: createSuitabilityList(
          'Marketplaces and platforms',
          'Groups with several branches or brands',
          'Payment, travel and logistics services',
          'Firms that need agreed response times',
        ),
        quote: 'One system for everyone who works with you, and the right view for each of them.',
      },
    ],
  },
};

export default mobileApplication;
