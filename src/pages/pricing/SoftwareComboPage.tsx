import { softwareCombo } from '#site/pricing/softwareCombo';
import { ComboPage } from './ComboPage';

export default () => <ComboPage content={softwareCombo} />;
