import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { temporaryFolder } from './child.ts';

/** A self-signed certificate, in files and as text. */
export interface Certificate {
  readonly keyFile: string;
  readonly certFile: string;
  readonly key: string;
  readonly cert: string;
}

/** Creates a certificate for a host name, or for another subjectAltName such as "IP:127.0.0.1". */
export async function makeCertificate(
  name: string,
  alternative = `DNS:${name}`,
  openssl = 'openssl',
): Promise<Certificate> {
  const folder = await temporaryFolder();
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'];
  const names = ['-subj', `/CN=${name}`, '-addext', `subjectAltName=${alternative}`, '-days', '2'];
  execFileSync(openssl, [...request, ...names, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  return { keyFile, certFile, key: readFileSync(keyFile, 'utf8'), cert: readFileSync(certFile, 'utf8') };
}
