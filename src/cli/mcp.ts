import type { Config } from '../config.ts';
import { serveToolsOverStdio } from '../mcp/stdio.ts';
import { composeService } from '../compose/service.ts';
import { loadFigures } from '../compose/figures.ts';
import { createLogger } from '../compose/logger.ts';
import { stopOnSignal } from './stop.ts';

/** Serves the tools to one assistant that started the program. Standard output is the protocol's; the log is on standard error. */
export async function mcpCommand(config: Config): Promise<void> {
  const figures = loadFigures(config);
  const { logger, flush } = createLogger(config.logLevel);
  const service = composeService(config, figures, logger);
  await service.store.start();
  stopOnSignal(service, logger, flush);
  await serveToolsOverStdio(service.tools, {
    noteTool: (tool, requestId) => {
      logger.info({ tool, reqId: requestId }, 'tool called');
    },
    report: (error) => {
      logger.debug({ err: error }, 'a message could not be answered');
    },
  });
  await service.stop();
  await flush();
}
