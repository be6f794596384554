import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { createBackground } from '../jobs/background.ts';
import { composeCore } from './core.ts';
import type { Figures } from '../figures/load.ts';
import { composeFoundation } from './foundation.ts';
import { linkBase } from '../app/site/link-base.ts';

/** The tools for one assistant on this machine: the same use cases, and no web server. */
export function composeAssistant(config: Config, figures: Figures, logger: Logger) {
  const publicUrl = () => config.publicUrl ?? linkBase(config.host, config.port);
  // Whoever started the program on their own machine may have as much drawn as they like, and is counted nowhere.
  const alone = { ...config, renderLimit: null, redis: null };
  const foundation = composeFoundation(alone, figures, logger);
  const { store } = foundation;
  const core = composeCore(alone, figures, logger, publicUrl, foundation);
  // No backups and no deliveries from here: a service that runs on the same store makes them, and finds what waits there.
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
