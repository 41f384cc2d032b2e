// cspell:ignore addext
import { execFileSync } from 'node:child_process';

/** Writes a new key and a self-signed certificate, both in PEM. The certificate is valid for `host` and 127.0.0.1. */
export function makeCertificate(keyFile: string, certificateFile: string, host: string): void {
  const keyOptions = ['-newkey', 'rsa:2048', '-nodes', '-keyout', keyFile];
  const nameOptions = ['-subj', `/CN=${host}`, '-addext', `subjectAltName=DNS:${host},IP:127.0.0.1`];
  execFileSync('openssl', ['req', '-x509', ...keyOptions, '-out', certificateFile, ...nameOptions], { stdio: 'pipe' });
}
