import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createBackground } from '../jobs/background.ts';
import { composeCore } from './core.ts';
import type { Figures } from '../figures/load.ts';
import { composeFoundation } from './foundation.ts';
import { linkBase } from '../app/site/link-base.ts';

/** Wires the MCP tools for one assistant over stdio: the same use cases, without a web server. */
export function composeAssistant(config: Config, figures: Figures, logger: Logger) {
  const publicUrl = () => config.publicUrl ?? linkBase(config.host, config.port);
  // No rate limits for the local user.
  const alone = { ...config, renderLimit: null, redis: null };
  const foundation = composeFoundation(alone, figures, logger);
  const { store } = foundation;
  const core = composeCore(alone, figures, logger, publicUrl, foundation);
  // No backups and no deliveries: only a service makes them.
  const background = createBackground({ schedule: null, config, ...core, logger });
  return {
    tools: core.tools,
    async start(): Promise<void> {
      await store.start();
      background.start();
    },
    async stop(): Promise<void> {
      await background.stop();
      await foundation.close();
    },
  };
}
