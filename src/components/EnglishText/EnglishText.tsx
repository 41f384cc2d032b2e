import type { ReactNode } from 'react';

/**
 * Marks an English text on a page in any language (WCAG 3.1.2), such as the message of a JavaScript error.
 */
export const EnglishText = ({ children }: { children: ReactNode }) => (
  <span lang="en" dir="ltr">
    {children}
  </span>
);
