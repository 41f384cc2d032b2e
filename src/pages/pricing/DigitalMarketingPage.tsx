import { digitalMarketing } from '#site/pricing/digitalMarketing';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={digitalMarketing} />;
