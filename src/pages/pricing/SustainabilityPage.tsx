import { sustainability } from '../../content/pricing/sustainability';
import { PlanPage } from './PlanPage';

export default function SustainabilityPage() {
  return <PlanPage content={sustainability} />;
}
