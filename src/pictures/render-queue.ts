import { Refusal } from '../app/shared/refusal.ts';

export interface RenderLimits {
  /** Renders at the same time: each takes a thread and a few megabytes. */
  readonly simultaneous: number;
  /** Callers that may wait for their turn; more are refused. */
  readonly waiting: number;
  /** Bytes of finished pictures to keep. */
  readonly keptBytes: number;
}

/**
 * Makes pictures a few at a time and keeps the latest used, so that neither a flood of requests nor a flood of designs
 * can take all memory. Those who want the same picture at once share one render.
 */
export class RenderQueue {
  private readonly kept = new Map<string, Buffer>();
  private keptBytes = 0;
  private readonly underway = new Map<string, Promise<Buffer>>();
  private running = 0;
  private readonly turns: (() => void)[] = [];
  private readonly limits: RenderLimits;

  constructor(limits: RenderLimits) {
    this.limits = limits;
  }

  async picture(key: string, render: () => Promise<Buffer>): Promise<Buffer> {
    const found = this.kept.get(key);
    if (found) {
      this.kept.delete(key);
      this.kept.set(key, found);
      return found;
    }
    const shared = this.underway.get(key);
    if (shared) return shared;
    const made = this.inTurn(render).finally(() => this.underway.delete(key));
    this.underway.set(key, made);
    const bytes = await made;
    this.keep(key, bytes);
    return bytes;
  }

  private async inTurn(render: () => Promise<Buffer>): Promise<Buffer> {
    if (this.running < this.limits.simultaneous) this.running += 1;
    else await this.turn();
    try {
      return await render();
    } finally {
      // The place goes straight to whoever waits longest.
      const next = this.turns.shift();
      if (next) next();
      else this.running -= 1;
    }
  }

  private async turn(): Promise<void> {
    if (this.turns.length >= this.limits.waiting) {
      throw new Refusal('pictures_busy', 'Many pictures are being made at the moment. Please try again.');
    }
    await new Promise<void>((resolve) => {
      this.turns.push(resolve);
    });
  }

  private keep(key: string, bytes: Buffer): void {
    if (this.kept.has(key) || bytes.length > this.limits.keptBytes) return;
    this.kept.set(key, bytes);
    this.keptBytes += bytes.length;
    for (const [oldest, { length }] of this.kept) {
      if (this.keptBytes <= this.limits.keptBytes) break;
      this.kept.delete(oldest);
      this.keptBytes -= length;
    }
  }
}
