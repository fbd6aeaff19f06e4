import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { shrunk } from '../../packages/console/src/shared/photos/shrunk.ts';
import { form, openForm } from './event-form.ts';
import { openScreen } from './open-screen.ts';

/** A phone's photo: colourful noise, whose file is large, with a red corner at its upper left. */
async function taken(width: number, height: number, name = 'IMG_2041.jpg'): Promise<File> {
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const context = canvas.getContext('2d')!;
  const noise = context.createImageData(width, 64);
  for (let i = 0; i < noise.data.length; i += 1) noise.data[i] = i % 4 === 3 ? 255 : (i * 7919) % 251;
  for (let y = 0; y < height; y += 64) context.putImageData(noise, 0, y);
  context.fillStyle = 'red';
  context.fillRect(0, 0, width / 4, height / 4);
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.95));
  return new File([blob!], name, { type: 'image/jpeg', lastModified: 7 });
}

/** The same file as a camera writes it that was held upright: to be turned by 90° to the right. */
async function turned(file: File): Promise<File> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const exif = [
    ...[0xff, 0xe1, 0x00, 0x22, 0x45, 0x78, 0x69, 0x66, 0, 0], // APP1, "Exif"
    ...[0x4d, 0x4d, 0, 0x2a, 0, 0, 0, 8, 0, 1], // one entry:
    ...[0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0], // orientation 6
  ];
  return new File([bytes.slice(0, 2), new Uint8Array(exif), bytes.slice(2)], file.name, { type: file.type });
}

async function pixelsOf(file: File) {
  const bitmap = await createImageBitmap(file);
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d')!;
  context.drawImage(bitmap, 0, 0);
  const isRed = (x: number, y: number) => {
    const [red = 0, green = 0, blue = 0] = context.getImageData(
      x * bitmap.width,
      y * bitmap.height,
      1,
      1,
    ).data;
    return red > 200 && green < 60 && blue < 60;
  };
  return { size: [bitmap.width, bitmap.height], isRed };
}

describe('a photo for a report', () => {
  it('of a phone is made smaller, and stays the same picture', async () => {
    const file = await taken(4000, 3000);
    expect(file.size).toBeGreaterThan(2_000_000);
    const small = (await shrunk(file))!;
    const { size, isRed } = await pixelsOf(small);
    expect(size).toEqual([2048, 1536]);
    expect([isRed(0.1, 0.1), isRed(0.9, 0.1), isRed(0.1, 0.9)]).toEqual([true, false, false]);
    expect(small.size).toBeLessThan(file.size / 2);
    expect([small.name, small.type, small.lastModified]).toEqual(['IMG_2041.jpg', 'image/jpeg', 7]);
  });

  it('that was taken upright is upright', async () => {
    const small = (await shrunk(await turned(await taken(4000, 3000))))!;
    const { size, isRed } = await pixelsOf(small);
    expect(size).toEqual([1536, 2048]);
    expect([isRed(0.1, 0.1), isRed(0.9, 0.1), isRed(0.9, 0.9)]).toEqual([false, true, false]);
  });

  it('that is small stays as it is; what is no picture is none', async () => {
    const small = await taken(300, 200);
    expect(await shrunk(small)).toBe(small);
    expect(await shrunk(new File(['una nota'], 'nota.jpg', { type: 'image/jpeg' }))).toBeNull();
  });

  it('that cannot be read is named in the form, and nothing of the form is lost', async () => {
    await openScreen('admin', '/station/1001');
    await openForm('Instalación de dispositivo');
    const input = () => document.querySelector<HTMLInputElement>('[role=dialog] input[type=file]');
    await expect.poll(input).not.toBeNull();
    await userEvent.upload(input()!, [
      new File(['una nota'], 'nota.jpg', { type: 'image/jpeg' }),
      await taken(300, 200, 'poste.jpg'),
    ]);
    await expect.element(form.getByText(/^nota\.jpg: no se puede leer como foto/)).toBeVisible();
    await form.getByRole('button', { name: 'Quitar nota.jpg' }).click();
    await expect.element(form.getByText(/no se puede leer como foto/)).not.toBeInTheDocument();
    await expect.element(form.getByRole('button', { name: 'Quitar poste.jpg' })).toBeVisible();
  });
});
