/**
 * Serves the built site in a child process, because the relay needs the firm's texts in the default language. The
 * suites may use another language. The process argument contains the relay's environment variables as JSON. The first
 * IPC message contains the site's origin.
 */
import { loadSettings } from '../../server/settings';
import { startSite } from '../../server/site';

const settings = loadSettings(JSON.parse(process.argv[2] ?? '{}') as NodeJS.ProcessEnv);
const site = await startSite(settings, { log: () => undefined });
process.once('disconnect', () => void site.stop().then(() => process.exit()));
process.send?.({ url: site.url });
