import { firm } from '#site/firm';
import { settings } from '#site/settings';
import CustomRequestDialog from '../../forms/custom/CustomRequestDialog';

/** Renders the custom-solution dialog (§2.10) with the firm's data and the setting `quoteDelivery`. */
export default function CustomRequest() {
  return <CustomRequestDialog firm={firm} delivery={settings.quoteDelivery} formRules={settings.formRules} />;
}
