import { setTimeout } from 'node:timers/promises';
import type { ImageContent } from '@modelcontextprotocol/server';
import type { Pictures } from '../app/shared/pictures.ts';
import type { DoorDesign } from '../domain/design/design.ts';

/** Enough to see a door by, little enough for a conversation. */
const widthPx = 600;
const mostBytes = 256 * 1024;
const usualPatienceMs = 2000;

/** The drawing of a door as an image; none where it takes too long or pictures are busy: the answer does without. */
export async function drawingOf(
  pictures: Pictures,
  design: DoorDesign | undefined,
  patienceMs = usualPatienceMs,
): Promise<ImageContent[]> {
  if (!design) return [];
  const patience = new AbortController();
  try {
    const picture = await Promise.race([
      pictures.drawing(design, 'png', widthPx),
      setTimeout(patienceMs, null, { signal: patience.signal }),
    ]);
    if (!picture || picture.bytes.length > mostBytes) return [];
    return [{ type: 'image', mimeType: 'image/png', data: picture.bytes.toString('base64') }];
  } catch {
    return [];
  } finally {
    patience.abort();
  }
}
