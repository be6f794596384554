import { once } from 'node:events';
import type { ImageContent } from '@modelcontextprotocol/server';
import type { Pictures } from '../app/shared/pictures.ts';
import type { DoorDesign } from '../domain/design/design.ts';

/** Width of drawings: enough detail, few tokens. */
const widthPx = 440;
const mostBytes = 256 * 1024;
/** Timeout of a drawing. Long, because the model itself takes about as long, and users want to see the door. */
const defaultTimeoutMs = 8000;

/** The drawing of a door as image content; empty after a timeout or a refusal. */
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
