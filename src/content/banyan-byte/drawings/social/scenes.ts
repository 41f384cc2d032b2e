import { contract, faces, full, keys, logos, stack, type Scene } from './parts';

/** What each page's preview shows: a piece of that page. */
export const scenes: Readonly<Record<string, Scene>> = {
  home: full('hero/innovation', 1920),
  about: faces(1, 2, 3, 4, 5, 6),
  clients: logos(
    'clients/lindenhof-academy',
    'clients/kaveri-weaves',
    'clients/harbourline-exports',
    'clients/studio-marigold',
    'clients/northgate-tutors',
    'partners/fernway-cloud',
  ),
  services: stack('mobile-application-startup-1', 'digital-marketing-standard-1', 'business-website-startup-1'),
  careers: faces(8, 9, 13, 16, 14, 12),
  'business-website': stack('business-website-startup-1', 'business-website-standard-2'),
  'ecommerce-website': stack('ecommerce-website-standard-1', 'ecommerce-website-startup-2'),
  'mobile-application': stack('mobile-application-standard-1', 'mobile-application-premium-1'),
  'digital-marketing': stack('digital-marketing-standard-1', 'digital-marketing-premium-1'),
  'software-development': stack('software-development-startup-1', 'software-development-premium-1'),
  cybersecurity: stack('cybersecurity-technical-security-assessments-1', 'cybersecurity-data-protection-2'),
  sustainability: stack('sustainability-standard-1', 'sustainability-basic-1'),
  'ecommerce-combo': stack('ecommerce-website-startup-1', 'digital-marketing-premium-1'),
  'software-combo': stack('software-development-standard-1', 'digital-marketing-standard-1'),
  'mobile-combo': stack('mobile-application-startup-1', 'digital-marketing-startup-1'),
  contact: full('insights/community', 1600),
  'privacy-policy': stack('cybersecurity-data-protection-1', 'cybersecurity-data-protection-2'),
  'terms-of-service': contract,
  accessibility: keys,
  'site-map': full('hero/data', 1920),
  'not-found': full('hero/transform', 1920),
};
