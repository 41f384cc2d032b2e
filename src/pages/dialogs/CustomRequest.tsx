import { firm } from '../../content/firm';
import { settings } from '../../content/settings';
import CustomRequestDialog from '../../forms/custom/CustomRequestDialog';

/** 'Request Custom Solution' (§2.10) with the firm's words. */
export default function CustomRequest() {
  return <CustomRequestDialog firm={firm} delivery={settings.quoteDelivery} />;
}
