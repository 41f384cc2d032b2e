import { glossary } from '#site/glossary';
import { accessibilityStatement } from '#site/legal';
import type { TextPageContent } from '../../site/types';
import { TextPage } from './TextPage';

const content: TextPageContent = {
  ...accessibilityStatement,
  sections: [...accessibilityStatement.sections, glossary],
};

/** The accessibility statement, and what the site's abbreviations stand for: the footer of every page leads here. */
export default function AccessibilityPage() {
  return <TextPage content={content} />;
}
