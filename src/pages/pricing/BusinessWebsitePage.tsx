import { businessWebsite } from '../../content/pricing/businessWebsite';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={businessWebsite} />;
