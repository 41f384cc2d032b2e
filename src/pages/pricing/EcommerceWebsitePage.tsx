import { ecommerceWebsite } from '#site/pricing/ecommerceWebsite';
import { PlanPage } from './PlanPage';

export default () => <PlanPage content={ecommerceWebsite} />;
