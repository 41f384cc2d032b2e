import { businessWebsite } from '#site/pricing/businessWebsite';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={businessWebsite} />;
