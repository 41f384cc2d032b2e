import { ensureInstalled } from './debian';
import { ensureBrowser } from './chromium';
import { runNodeTests } from './nodeTests';

/**
 * `npm run test:relay -- hosting`: tests the commands and files for developing, building, upgrading and serving a site.
 * Arguments select suites by a part of their name (`npm run test:relay -- hosting upgrade`).
 */
const REQUIRED_FILES = [
  { file: '/usr/sbin/nginx', debianPackage: 'nginx-light' },
  { file: '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so', debianPackage: 'libnginx-mod-http-brotli-static' },
  { file: '/usr/bin/openssl', debianPackage: 'openssl' },
  { file: '/usr/bin/systemd-analyze', debianPackage: 'systemd' },
  { file: '/usr/bin/strace', debianPackage: 'strace' },
];

runNodeTests({
  folders: ['test/deploy'],
  filePattern: /\.deploy\.ts$/,
  prepare: () => {
    ensureInstalled(REQUIRED_FILES, 'the suites of hosting');
    ensureBrowser();
  },
});
