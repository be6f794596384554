import type { Config } from '../../config.ts';
import { serveToolsOverStdio } from '../../mcp/stdio.ts';
import { composeAssistant } from '../../compose/assistant.ts';
import { loadFigures, sampleText } from '../../figures/load.ts';
import { createLogger } from '../../logging/logger.ts';
import { stopOnSignal, stopWhenLeft } from './stop.ts';

/** Serves the tools over stdio. Standard output carries the protocol, so the log goes to standard error. */
export async function mcpCommand(config: Config): Promise<void> {
  const figures = loadFigures(config);
  const { logger, flush } = createLogger(config.logLevel);
  if (figures.business.isSample) logger.warn(sampleText);
  const assistant = composeAssistant(config, figures, logger);
  await assistant.start();
  stopWhenLeft(stopOnSignal(assistant, logger, flush));
  await serveToolsOverStdio(assistant.tools, {
    noteTool: (tool, requestId) => {
      logger.info({ tool, reqId: requestId }, 'tool called');
    },
    report: (error) => {
      logger.debug({ err: error }, 'a message could not be answered');
    },
  });
  await assistant.stop();
  await flush();
}
