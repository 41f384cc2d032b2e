import { softwareDevelopment } from '../../content/pricing/softwareDevelopment';
import { PlanPage } from './PlanPage';

export default function SoftwareDevelopmentPage() {
  return <PlanPage content={softwareDevelopment} />;
}
