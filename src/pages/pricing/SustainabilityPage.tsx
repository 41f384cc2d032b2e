import { sustainability } from '#site/pricing/sustainability';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={sustainability} />;
