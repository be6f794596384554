/** Stands in for the built program in tests of the support code. */
import { createServer } from 'node:http';
import { text } from 'node:stream/consumers';

const [command] = process.argv.slice(2);

if (command === 'fail') {
  console.error('the reason it cannot start');
  process.exitCode = 3;
} else if (command === 'echo') {
  console.log(await text(process.stdin));
  console.error('done');
} else {
  const server = createServer((_, response) => response.end(JSON.stringify(process.env)));
  server.listen(Number(process.env.PORT), process.env.HOST, () => {
    console.log(`Lintel listens on http://${process.env.HOST}:${server.address().port}`);
    console.error('{"msg":"started"}');
  });
  process.on('SIGTERM', () => {
    server.closeAllConnections();
    server.close();
  });
}
