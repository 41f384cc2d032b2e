import { glossary } from '../../content/glossary';
import { accessibilityStatement } from '../../content/legal';
import type { TextPageContent } from '../../content/types';
import { TextPage } from './TextPage';

const content: TextPageContent = {
  ...accessibilityStatement,
  sections: [...accessibilityStatement.sections, glossary],
};

/** The accessibility statement, and what the site's abbreviations stand for: the footer of every page leads here. */
export default function AccessibilityPage() {
  return <TextPage content={content} />;
}
