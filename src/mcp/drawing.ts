import { once } from 'node:events';
import type { ImageContent } from '@modelcontextprotocol/server';
import type { Pictures } from '../app/shared/pictures.ts';
import type { DoorDesign } from '../domain/design/design.ts';

/** Enough detail, few tokens. */
const widthPx = 440;
const mostBytes = 256 * 1024;
/** Long: the model's own latency is of this order, and people want to see the door. */
const defaultTimeoutMs = 8000;

/** The drawing of a door as an image; none on a timeout or a refusal. */
export async function drawingOf(
  pictures: Pictures,
  design: DoorDesign | undefined,
  client: string,
  timeoutMs = defaultTimeoutMs,
): Promise<ImageContent[]> {
  if (!design) return [];
  try {
    const signal = AbortSignal.timeout(timeoutMs);
    const bytes = await Promise.race([
      pictures.drawing(design, 'png', widthPx).make({ client, signal }),
      once(signal, 'abort').then(() => null),
    ]);
    if (!bytes || bytes.length > mostBytes) return [];
    return [{ type: 'image', mimeType: 'image/png', data: bytes.toString('base64') }];
  } catch {
    return [];
  }
}
