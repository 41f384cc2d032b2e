/**
 * Serves the built site in a child process. The relay needs the texts of the firm in the default language, but the
 * suite may run in another language. The process argument contains the environment variables of the relay as JSON. The
 * first IPC message contains the origin of the site.
 */
import { loadSettings } from '../../server/settings';
import { startSite } from '../../server/site';

const settings = loadSettings(JSON.parse(process.argv[2] ?? '{}') as NodeJS.ProcessEnv);
const site = await startSite(settings, { log: () => undefined });
process.once('disconnect', () => void site.stop().then(() => process.exit()));
process.send?.({ url: site.url });
