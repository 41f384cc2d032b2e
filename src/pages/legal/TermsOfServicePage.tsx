import { termsOfService } from '../../content/legal';
import { TextPage } from './TextPage';

export default function TermsOfServicePage() {
  return <TextPage content={termsOfService} />;
}
