import { request } from 'node:http';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeCertificate } from '../../server/testing/certificate';
import { startDaemon, type Daemon } from '../../server/testing/daemon';
import { getProviderVariables } from '../../server/testing/providerVariables';
import { findFreePort } from '../setup/freePort';
import { IP_ADDRESS_HEADER, SITE_HOST_NAME } from './httpClient';
import { installBuild, type Installation } from './installed';

export interface RunningServer extends Daemon {
  url: string;
}

export interface Nginx extends RunningServer {
  /** The ports for HTTP and HTTPS. */
  httpPort: number;
  httpsPort: number;
  /** The folder of access.log and error.log. */
  logFolder: string;
}

interface StartOptions {
  command: string;
  args: readonly string[];
  cwd: string;
  env?: NodeJS.ProcessEnv;
  /** The process counts as started when a request to this URL gets any response. */
  url: string;
}

async function startProcess({ command, args, cwd, env, url }: StartOptions): Promise<RunningServer> {
  const options = { cwd, env: { PATH: process.env['PATH'], ...env } };
  return { url, ...(await startDaemon(command, args, options, () => isResponding(url))) };
}

/**
 * Returns true when the URL responds. The request has the site's host name, because nginx accepts no other host name.
 */
const isResponding = (url: string): Promise<boolean> =>
  new Promise((resolve) => {
    const clientRequest = request(url, { headers: { Host: SITE_HOST_NAME } }, (response) => {
      response.resume();
      resolve(true);
    });
    clientRequest.once('error', () => resolve(false));
    clientRequest.end();
  });

/**
 * The environment of a server behind a proxy. Such a server needs configured providers, because it refuses to start the
 * dev providers. Nothing listens at the URLs of the providers, so submissions stay in the outbox.
 */
export const PROXIED_SERVER_ENV: NodeJS.ProcessEnv = {
  TRUSTED_PROXIES: '1',
  ...getProviderVariables('http://127.0.0.1:9'),
};

/** Starts the compiled server on a free port with its own data folder. */
export async function startServer(
  { folder, dataFolder }: Pick<Installation, 'folder' | 'dataFolder'>,
  env: NodeJS.ProcessEnv = {},
): Promise<RunningServer & { port: number }> {
  const port = await findFreePort();
  await mkdir(path.join(dataFolder, String(port)));
  const runningServer = await startProcess({
    command: process.execPath,
    args: ['dist-server/main.js'],
    cwd: folder,
    env: {
      PORT: String(port),
      DATA_DIR: path.join(dataFolder, String(port)),
      RATE_LIMIT: '1000',
      RATE_LIMIT_PER_DAY: '1000',
      ...env,
    },
    url: `http://127.0.0.1:${port}`,
  });
  return { ...runningServer, port };
}

/**
 * Starts `functionHost.mjs`, which runs the serverless functions. The functions deliver submissions to the dev
 * providers of the server at the URL `providersUrl`.
 */
export async function startFunctions(
  { folder, dataFolder }: Installation,
  providersUrl: string,
): Promise<RunningServer> {
  const port = await findFreePort();
  return startProcess({
    command: process.execPath,
    args: [path.resolve('test/deploy/functionHost.mjs'), path.join(folder, 'dist-server/serverless.js'), String(port)],
    cwd: folder,
    env: {
      NODE_ENV: 'production',
      OUTBOX_URL: `file:${path.join(dataFolder, 'functions.db')}`,
      TRUSTED_PROXIES: '1',
      RATE_LIMIT: '1000',
      RATE_LIMIT_PER_DAY: '1000',
      ...getProviderVariables(`${providersUrl}/__dev`),
    },
    url: `http://127.0.0.1:${port}`,
  });
}

/** Settings from the `http` block of Debian's nginx.conf. */
const DEBIAN_DEFAULTS = [
  'sendfile on;',
  'tcp_nopush on;',
  'include /etc/nginx/mime.types;',
  'default_type application/octet-stream;',
  'ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;',
  'ssl_prefer_server_ciphers on;',
  'gzip on;',
];

/**
 * Starts Debian's nginx with a copy of `deploy/nginx/site.conf`. The copy has the folders, ports and certificate of the
 * test.
 */
export async function startNginx({ folder, dataFolder }: Installation, relayPort: number): Promise<Nginx> {
  const nginxFolder = path.join(dataFolder, 'nginx');
  await mkdir(path.join(nginxFolder, 'temp'), { recursive: true });
  const [plaintextPort, tlsPort] = [await findFreePort(), await findFreePort()];
  const [certificate, key] = [path.join(nginxFolder, 'site.crt'), path.join(nginxFolder, 'site.key')];
  makeCertificate(key, certificate, SITE_HOST_NAME);
  const siteConf = (await readFile('deploy/nginx/site.conf', 'utf8'))
    .replaceAll('/srv/site', folder)
    .replaceAll('/etc/ssl/site.crt', certificate)
    .replaceAll('/etc/ssl/site.key', key)
    .replaceAll('/var/log/nginx', nginxFolder)
    .replaceAll('127.0.0.1:4173', `127.0.0.1:${relayPort}`)
    .replaceAll(/listen (\[::\]:)?80\b/g, `listen $1${plaintextPort}`)
    .replaceAll(/listen (\[::\]:)?443\b/g, `listen $1${tlsPort}`);
  const tempFolders = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const nginxConf = [
    process.getuid?.() === 0 ? 'user root;' : '',
    `pid ${nginxFolder}/nginx.pid;`,
    'daemon off;',
    'load_module /usr/lib/nginx/modules/ngx_http_brotli_static_module.so;',
    'events {}',
    'http {',
    ...DEBIAN_DEFAULTS,
    // Debian's nginx.conf also sets a default access log and error log. Some servers and locations in `site.conf`
    // override these defaults.
    `access_log ${nginxFolder}/access.log;`,
    `error_log ${nginxFolder}/error.log;`,
    'set_real_ip_from 127.0.0.1;',
    `real_ip_header ${IP_ADDRESS_HEADER};`,
    ...tempFolders.map((name) => `${name}_temp_path ${nginxFolder}/temp/${name};`),
    siteConf,
    '}',
  ].join('\n');
  await writeFile(path.join(nginxFolder, 'nginx.conf'), nginxConf);
  const args = ['-p', nginxFolder, '-e', 'stderr', '-c', path.join(nginxFolder, 'nginx.conf')];
  const runningServer = await startProcess({
    command: '/usr/sbin/nginx',
    args,
    cwd: nginxFolder,
    url: `http://127.0.0.1:${plaintextPort}`,
  });
  return {
    ...runningServer,
    url: `https://127.0.0.1:${tlsPort}`,
    httpPort: plaintextPort,
    httpsPort: tlsPort,
    logFolder: nginxFolder,
  };
}

/**
 * Installs the build, and starts its server behind nginx. `changeInstallation` can change the installation before the
 * server starts.
 */
export async function startBehindNginx(
  changeInstallation: (installation: Installation) => Promise<void> = async () => undefined,
) {
  const installation = await installBuild();
  await changeInstallation(installation);
  const relay = await startServer(installation, PROXIED_SERVER_ENV);
  const nginx = await startNginx(installation, relay.port);
  return {
    relay,
    nginx,
    stop: async () => {
      await nginx.stop();
      await relay.stop();
      await installation.remove();
    },
  };
}
