import { privacyPolicy } from '../../content/legal';
import { TextPage } from './TextPage';

export default () => <TextPage content={privacyPolicy} />;
