import { mobileCombo } from '#site/pricing/mobileCombo';
import { ComboPage } from './ComboPage';

export default () => <ComboPage content={mobileCombo} />;
