import { softwareDevelopment } from '../../content/pricing/softwareDevelopment';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={softwareDevelopment} />;
