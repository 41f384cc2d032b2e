/** Opens the contact form from the header, the mobile menu and the footer (§2.2, §2.3). */
export const contactLabel = 'Kontakt aufnehmen';

/** Headings of the footer's parts. */
export const footerHeadings = { links: 'Auf einen Blick', contact: 'Kontakt', social: 'Folgen Sie uns' };
