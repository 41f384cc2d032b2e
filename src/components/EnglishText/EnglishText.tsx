import type { ReactNode } from 'react';
import { settings } from '#site/settings';

/**
 * Marks a text that is in English on a page in any language (WCAG 3.1.2), such as the message of a JavaScript error. On
 * an English page, adds no element.
 */
export const EnglishText = ({ children }: { children: ReactNode }) =>
  settings.language === 'en' ? (
    children
  ) : (
    <span lang="en" dir="ltr">
      {children}
    </span>
  );
