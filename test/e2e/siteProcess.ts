/**
 * Serves the built site in a process of its own, for suites that read the firm's texts in another language: the relay
 * is in the default language. The argument has the relay's variables as JSON. The first message is the site's origin.
 */
import { loadSettings } from '../../server/env';
import { startSite } from '../../server/site';

const settings = loadSettings(JSON.parse(process.argv[2] ?? '{}') as NodeJS.ProcessEnv);
const site = await startSite(settings, { log: () => undefined });
process.once('disconnect', () => void site.stop().then(() => process.exit()));
process.send?.({ url: site.url });
