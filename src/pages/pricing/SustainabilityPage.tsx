import { sustainability } from '../../content/pricing/sustainability';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={sustainability} />;
