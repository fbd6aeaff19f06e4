/** A photo of noise, so that its file is larger than a piece. */
export async function noisePhoto(name: string): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: 640, height: 480 });
  const context = canvas.getContext('2d')!;
  const noise = context.createImageData(640, 480);
  for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = i % 4 === 3 ? 255 : (i * i * 7919) % 251;
  context.putImageData(noise, 0, 0);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.95));
  return new File([blob!], name, { type: 'image/jpeg', lastModified: 7 });
}
