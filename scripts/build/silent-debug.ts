/**
 * Stands in the program for the package `debug`, by which the client of Redis writes down every command where the
 * environment has DEBUG=*, and with it the password. Nothing of that reaches the log.
 */
const say = () => undefined;

export default function silentDebug() {
  return Object.assign(say, { enabled: false });
}
