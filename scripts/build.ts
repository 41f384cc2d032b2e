import { readHeaderOptions } from '../server/settings';
import { parseBasePath } from './build/basePath';
import { readBuildDay } from './build/buildDay';
import { lockFolder, getServedFolder, getServerFolder } from './build/swap';
import { passesCheck } from './check/everyLanguage';

/**
 * `npm run build`: checks the content of the firm. Builds `dist/` and `dist-server/` if the content has no mistakes.
 */
// The build compiles every language and begins with the default language, so it ignores SITE_LANGUAGE.
delete process.env['SITE_LANGUAGE'];
parseBasePath(process.env['BASE_PATH']);
readBuildDay();
readHeaderOptions(process.env);
for (const folder of [getServedFolder(), getServerFolder()]) lockFolder(folder);
if (await passesCheck()) await import('./build/site');
else process.exitCode = 1;
