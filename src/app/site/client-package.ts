/** The typed client as a package, which partners install from the service itself. */
export interface ClientPackage {
  readonly version: string;
  readonly bytes: Buffer;
  /** In hexadecimal, as `sha256sum` writes it. */
  readonly sha256: string;
}

/** The name it is served and saved under. */
export const clientPackageFile = 'lintel-client.tgz';
export const clientPackagePath = `/client/${clientPackageFile}`;
