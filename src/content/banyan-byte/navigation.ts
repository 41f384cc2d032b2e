/** Opens the contact form from the header, the mobile menu and the footer (§2.2, §2.3). */
export const contactLabel = 'Reach Us';

/** Headings of the footer's parts. */
export const footerHeadings = { links: 'Quick links', contact: 'Contact', social: 'Follow us' };
