import { parentPort, workerData } from 'node:worker_threads';
import type { ApiKey } from '../../app/callers/api-key.ts';
import type { MailState } from '../../app/shared/readiness.ts';
import { createLine } from '../../workers/calls.ts';
import { drain } from '../../http/server/drain.ts';
import { composeCore } from '../core.ts';
import { composeHttp } from '../http.ts';
import { linkBase } from '../link-base.ts';
import { loggerTo } from '../../logging/logger.ts';
import { composeDistantFoundation } from './distant-foundation.ts';
import { type ServingThreadData, asksOfMain, asksOfThread } from './messages.ts';
import { createNoting } from './noting.ts';

/** One of several threads that serve on the same port, from its start until the main thread ends it. */
export function composeServingThread(): void {
  if (!parentPort) throw new Error('This runs in a thread of the program');
  const data = workerData as ServingThreadData;
  const { config, figures } = data;
  const publicUrl = () => config.publicUrl ?? linkBase(config.host, config.port);
  const noting = createNoting((notes) => {
    void line.ask(asksOfThread.notes, [notes]);
  });
  const logger = loggerTo(config.logLevel, noting.log);
  let close: () => Promise<void> = () => Promise.resolve();
  const line = createLine(parentPort, {
    async [asksOfMain.listen]() {
      await Promise.all([foundation.startLimits(), ready]);
      const shared = { host: config.host, port: config.port, reusePort: true };
      await server.listen(shared);
      core.learnedModel.start();
      storeFound();
    },
    [asksOfMain.storeFound]: () => {
      storeFound();
    },
    [asksOfMain.keyFound]: ([hash, key]) => {
      core.callers.learn(hash as string, key as ApiKey);
    },
    [asksOfMain.tellNotes]: () => {
      noting.tellNow();
    },
    async [asksOfMain.sendAway]() {
      close = await drain(server, config.trustProxy.length > 0);
    },
    async [asksOfMain.close]() {
      core.learnedModel.stop();
      await close();
      foundation.closeLimits();
      noting.tellNow();
    },
  });
  const { foundation, storeFound } = composeDistantFoundation(data, line, noting.metrics);
  const core = composeCore(config, figures, logger, publicUrl, foundation);
  const mailState = () => line.ask(asksOfThread.mailState) as Promise<MailState>;
  const server = composeHttp(config, figures, core, publicUrl, logger, mailState);
  // While the store is opened elsewhere.
  const ready = server.ready();
  // The last words of one that dies of an error.
  process.on('exit', () => {
    noting.tellNow();
    line.flush();
  });
}
