import { mobileApplication } from '../../content/pricing/mobileApplication';
import { PlanPage } from './PlanPage';

export default function MobileApplicationPage() {
  return <PlanPage content={mobileApplication} />;
}
