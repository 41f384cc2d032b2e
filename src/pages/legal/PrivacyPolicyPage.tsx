import { privacyPolicy } from '../../content/legal';
import { TextPage } from './TextPage';

export default function PrivacyPolicyPage() {
  return <TextPage content={privacyPolicy} />;
}
