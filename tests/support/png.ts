import { inflateSync } from 'node:zlib';

export const pngFacts = (file: Buffer) => ({
  signature: file.subarray(0, 8).toString('latin1'),
  width: file.readUInt32BE(16),
  height: file.readUInt32BE(20),
});

/** What is seen of a PNG of ours, four bytes a pixel: red, green, blue, opacity. */
export function pixelsOf(file: Buffer): Buffer {
  const chunk = (name: string) => {
    const at = file.indexOf(name);
    return file.subarray(at + 4, at + 4 + file.readUInt32BE(at - 4));
  };
  const [palette, rows] = [chunk('PLTE'), inflateSync(chunk('IDAT'))];
  const { width, height } = pngFacts(file);
  const pixels = Buffer.alloc(width * height * 4, 255);
  for (let pixel = 0; pixel < width * height; pixel += 1) {
    // Each row begins with its filter, which is none.
    const colour = rows[pixel + Math.floor(pixel / width) + 1] ?? 0;
    palette.copy(pixels, pixel * 4, colour * 3, colour * 3 + 3);
  }
  return pixels;
}
