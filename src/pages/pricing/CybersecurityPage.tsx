import { cybersecurity } from '../../content/pricing/cybersecurity';
import { PlanPage } from './PlanPage';

export default function CybersecurityPage() {
  return <PlanPage content={cybersecurity} />;
}
