import { cybersecurity } from '#site/pricing/cybersecurity';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={cybersecurity} />;
