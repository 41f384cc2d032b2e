import { mobileCombo } from '../../content/pricing/mobileCombo';
import { ComboPage } from './ComboPage';

export default function MobileComboPage() {
  return <ComboPage content={mobileCombo} />;
}
