import { softwareCombo } from '../../content/pricing/softwareCombo';
import { ComboPage } from './ComboPage';

export default () => <ComboPage content={softwareCombo} />;
