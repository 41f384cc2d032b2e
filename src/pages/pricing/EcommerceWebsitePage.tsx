import { ecommerceWebsite } from '../../content/pricing/ecommerceWebsite';
import { PlanPage } from './PlanPage';

export default function EcommerceWebsitePage() {
  return <PlanPage content={ecommerceWebsite} />;
}
