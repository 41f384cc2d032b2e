import { cybersecurity } from '../../content/pricing/cybersecurity';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={cybersecurity} />;
