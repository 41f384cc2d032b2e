import type { Link } from '#kit';

/** The bar's links, in order (§2.2). */
export const headerLinks: readonly Link[] = [
  { label: 'Home', href: '/' },
  { label: 'About', href: '/about' },
  { label: 'Services', href: '/services' },
  { label: 'Clients', href: '/clients' },
  { label: 'Careers', href: '/careers' },
];

/** The footer's quick links, in order (§2.3), then the accessibility statement and the site map. */
export const footerLinks: readonly Link[] = [
  ...headerLinks,
  { label: 'Privacy Policy', href: '/privacy-policy' },
  { label: 'Terms of Service', href: '/terms-of-service' },
  { label: 'Accessibility', href: '/accessibility' },
  { label: 'Site map', href: '/site-map' },
];

/** Opens the contact form from the header, the mobile menu and the footer (§2.2, §2.3). */
export const contactLabel = 'Reach Us';

/** Headings of the footer's parts. */
export const footerHeadings = { links: 'Quick links', contact: 'Contact', social: 'Follow us' };
