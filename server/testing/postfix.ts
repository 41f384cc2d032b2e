// cspell:ignore auxprop libplain libsasl mydestination myhostname mynetworks nauxprop nsasldb
// cspell:ignore postlog postlogd proxymap proxywrite pwcheck qmgr sasl sasldb saslpasswd scache tlsmgr wrappermode
import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { ensureInstalled } from '../../scripts/debian';
import { findFreePort } from '../../test/setup/freePort';
import { afterTest } from './afterTest';
import { makeCertificate } from './certificate';
import { NOBODY_ID, startDaemon } from './daemon';
import { createTemporaryFolder } from './harness';

export const SMTP_ACCOUNT = { user: 'site', password: 'p@ss/w0rd' };

export interface Postfix {
  /** The port with TLS from the first byte. */
  implicitTlsPort: number;
  /** The port with STARTTLS. */
  startTlsPort: number;
  /** The self-signed certificate of the server, in PEM. */
  ca: string;
  /** Returns the mails that Postfix has delivered so far. */
  readMails: () => string[];
}

/**
 * Starts Debian's Postfix with its own configuration, queue and ports. Postfix delivers mails to oak.example and
 * example.com, and refuses mails to refused@example.com. Clients must use TLS and log in with {@link
 * SMTP_ACCOUNT}. The maximum size of a mail is 10 MB. This function needs root privileges.
 */
export async function startPostfix(): Promise<Postfix> {
  ensureInstalled(
    [
      { file: '/usr/sbin/postfix', debianPackage: 'postfix' },
      { file: '/usr/sbin/saslpasswd2', debianPackage: 'sasl2-bin' },
      { file: '/usr/lib/x86_64-linux-gnu/sasl2/libplain.so', debianPackage: 'libsasl2-modules' },
      { file: '/usr/bin/openssl', debianPackage: 'openssl' },
    ],
    'the suites with a mail server',
  );
  const folder = await createTemporaryFolder();
  const getPath = (name: string) => join(folder.path, name);
  chmodSync(folder.path, 0o755);
  for (const name of ['queue', 'data', 'mail', 'sasl']) mkdirSync(getPath(name));
  chownSync(getPath('mail'), NOBODY_ID, NOBODY_ID);
  const readUserId = (name: string) => Number(runCommand('id', ['-u', name]));
  chownSync(getPath('data'), readUserId('postfix'), 0);
  makeCertificate(getPath('key.pem'), getPath('cert.pem'), 'localhost');
  runCommand(
    'saslpasswd2',
    ['-p', '-c', '-f', getPath('sasl/db'), '-u', 'oak.example', SMTP_ACCOUNT.user],
    SMTP_ACCOUNT.password,
  );
  chownSync(getPath('sasl/db'), readUserId('postfix'), 0);
  writeFileSync(
    getPath('sasl/smtpd.conf'),
    `pwcheck_method: auxprop\nauxprop_plugin: sasldb\nmech_list: PLAIN\nsasldb_path: ${getPath('sasl/db')}\n`,
  );
  const [implicitTlsPort, startTlsPort] = [await findFreePort(), await findFreePort()];
  writeFileSync(getPath('main.cf'), renderMainConfig(getPath));
  writeFileSync(getPath('master.cf'), renderMasterConfig(implicitTlsPort, startTlsPort));
  const postfixArgs = ['-c', folder.path, 'start-fg'];
  const startServer = () => startDaemon('postfix', postfixArgs, { cwd: '/' }, () => canConnect(startTlsPort));
  const readLog = () => (existsSync(getPath('log')) ? readFileSync(getPath('log'), 'utf8').slice(-2000) : '');
  const server = await startServer().catch((error: unknown) => {
    throw new Error(`Postfix does not start: ${readLog()}`, { cause: error });
  });
  afterTest(() => {
    spawnSync('postfix', ['-c', folder.path, 'stop']);
    return server.exitPromise;
  });
  return {
    implicitTlsPort,
    startTlsPort,
    ca: readFileSync(getPath('cert.pem'), 'utf8'),
    readMails: () =>
      existsSync(getPath('mail/new'))
        ? readdirSync(getPath('mail/new')).map((name) => readFileSync(join(getPath('mail/new'), name), 'latin1'))
        : [],
  };
}

function runCommand(command: string, args: string[], input = ''): string {
  const { status, stdout, stderr } = spawnSync(command, args, { input, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${command} failed: ${stderr}`);
  return stdout;
}

const renderMainConfig = (getPath: (name: string) => string): string => `compatibility_level = 3.6
queue_directory = ${getPath('queue')}
data_directory = ${getPath('data')}
maillog_file_prefixes = ${getPath('')}
maillog_file = ${getPath('log')}
myhostname = mail.oak.example
mydestination =
inet_interfaces = loopback-only
alias_maps =
mynetworks =
message_size_limit = 10000000
smtpd_tls_cert_file = ${getPath('cert.pem')}
smtpd_tls_key_file = ${getPath('key.pem')}
smtpd_sasl_auth_enable = yes
smtpd_sasl_local_domain = oak.example
cyrus_sasl_config_path = ${getPath('sasl')}
smtpd_tls_auth_only = yes
smtpd_relay_restrictions = permit_sasl_authenticated, reject
smtpd_recipient_restrictions = check_recipient_access inline:{ refused@example.com=REJECT }, permit_sasl_authenticated, reject
virtual_mailbox_domains = oak.example, example.com
virtual_mailbox_base = ${getPath('mail')}
virtual_mailbox_maps = static:./
virtual_uid_maps = static:${NOBODY_ID}
virtual_gid_maps = static:${NOBODY_ID}
`;

const renderMasterConfig = (
  implicitTlsPort: number,
  startTlsPort: number,
): string => `127.0.0.1:${implicitTlsPort} inet n - n - - smtpd
  -o smtpd_tls_wrappermode=yes
127.0.0.1:${startTlsPort} inet n - n - - smtpd
  -o smtpd_tls_security_level=encrypt
cleanup unix n - n - 0 cleanup
qmgr unix n - n 300 1 qmgr
tlsmgr unix - - n 1000? 1 tlsmgr
rewrite unix - - n - - trivial-rewrite
bounce unix - - n - 0 bounce
defer unix - - n - 0 bounce
trace unix - - n - 0 bounce
verify unix - - n - 1 verify
flush unix n - n 1000? 0 flush
proxymap unix - - n - - proxymap
proxywrite unix - - n - 1 proxymap
error unix - - n - - error
retry unix - - n - - error
discard unix - - n - - discard
virtual unix - n n - - virtual
anvil unix - - n - 1 anvil
scache unix - - n - 1 scache
postlog unix-dgram n - n - 1 postlogd
`;

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
