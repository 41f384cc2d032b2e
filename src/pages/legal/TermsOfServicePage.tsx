import { termsOfService } from '#site/legal';
import { TextPage } from './TextPage';

export default () => <TextPage content={termsOfService} />;
