import { softwareDevelopment } from '#site/pricing/softwareDevelopment';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={softwareDevelopment} />;
