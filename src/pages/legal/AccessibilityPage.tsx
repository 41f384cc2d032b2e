import { accessibilityStatement } from '../../content/legal';
import { TextPage } from './TextPage';

export default function AccessibilityPage() {
  return <TextPage content={accessibilityStatement} />;
}
