import { digitalMarketing } from '../../content/pricing/digitalMarketing';
import { PlanPage } from './PlanPage';

export default function DigitalMarketingPage() {
  return <PlanPage content={digitalMarketing} />;
}
