import { Resvg } from '@resvg/resvg-js';

export const pngFacts = (file: Buffer) => ({
  signature: file.subarray(0, 8).toString('latin1'),
  width: file.readUInt32BE(16),
  height: file.readUInt32BE(20),
});

/** The pixels of a PNG as RGBA. */
export function pixelsOf(file: Buffer): Buffer {
  const { width, height } = pngFacts(file);
  const size = `width="${width}" height="${height}"`;
  const image = `<image ${size} href="data:image/png;base64,${file.toString('base64')}"/>`;
  return new Resvg(`<svg xmlns="http://www.w3.org/2000/svg" ${size}>${image}</svg>`).render().pixels;
}
