import { mobileApplication } from '#site/pricing/mobileApplication';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={mobileApplication} />;
