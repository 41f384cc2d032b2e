import { softwareCombo } from '../../content/pricing/softwareCombo';
import { ComboPage } from './ComboPage';

export default function SoftwareComboPage() {
  return <ComboPage content={softwareCombo} />;
}
