/** The typed client as an npm package, which partners install from this service. */
export interface ClientPackage {
  readonly version: string;
  readonly bytes: Buffer;
  /** Hexadecimal checksum, as printed by `sha256sum`. */
  readonly sha256: string;
}

/** File name of the package, in the URL and on disk. */
export const clientPackageFile = 'lintel-client.tgz';
export const clientPackagePath = `/client/${clientPackageFile}`;
