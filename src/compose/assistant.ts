import type { Logger } from 'pino';
import type { Config } from '../config.ts';
import { composeBackground } from './background.ts';
import { composeCore } from './core.ts';
import type { Figures } from './figures.ts';
import { linkBase } from './link-base.ts';

/** The tools for one assistant on this machine: the same use cases, and no web server. */
export function composeAssistant(config: Config, figures: Figures, logger: Logger) {
  const publicUrl = () => config.publicUrl ?? linkBase(config.host, config.port);
  const core = composeCore(config, figures, logger, publicUrl);
  const { store, tools } = core;
  // No backups from here: a service that runs on the same store makes them.
  const background = composeBackground({ schedule: null, ...core, logger });
  return {
    tools,
    async start(): Promise<void> {
      await store.start();
      background.start();
    },
    async stop(): Promise<void> {
      await background.stop();
      await store.close();
    },
  };
}
