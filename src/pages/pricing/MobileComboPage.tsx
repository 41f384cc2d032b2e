import { mobileCombo } from '../../content/pricing/mobileCombo';
import { ComboPage } from './ComboPage';

export default () => <ComboPage content={mobileCombo} />;
