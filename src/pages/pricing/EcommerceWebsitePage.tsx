import { ecommerceWebsite } from '../../content/pricing/ecommerceWebsite';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={ecommerceWebsite} />;
