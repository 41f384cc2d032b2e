import { privacyPolicy } from '#site/legal';
import { TextPage } from './TextPage';

export default () => <TextPage content={privacyPolicy} />;
