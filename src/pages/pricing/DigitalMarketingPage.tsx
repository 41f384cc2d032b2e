import { digitalMarketing } from '../../content/pricing/digitalMarketing';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={digitalMarketing} />;
