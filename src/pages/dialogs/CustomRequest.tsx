import { firm } from '#site/firm';
import { settings } from '#site/settings';
import CustomRequestDialog from '../../forms/custom/CustomRequestDialog';

/** 'Request Custom Solution' (§2.10) with the firm's words. */
export default function CustomRequest() {
  return <CustomRequestDialog firm={firm} delivery={settings.quoteDelivery} />;
}
