import { businessWebsite } from '../../content/pricing/businessWebsite';
import { PlanPage } from './PlanPage';

export default function BusinessWebsitePage() {
  return <PlanPage content={businessWebsite} />;
}
