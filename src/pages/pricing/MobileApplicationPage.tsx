import { mobileApplication } from '../../content/pricing/mobileApplication';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={mobileApplication} />;
