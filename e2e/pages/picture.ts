import type { Page } from '@playwright/test';

interface Picture {
  readonly name: string;
  /** A CSS colour; two colours make two different pictures. */
  readonly color: string;
  readonly type: 'image/png' | 'image/jpeg';
}

/** An image file of 640 × 480 px with a sign in its middle, drawn by the browser. */
export async function pictureFile(page: Page, { name, color, type }: Picture) {
  const base64 = await page.evaluate(
    async ([fill, format]) => {
      const canvas = new OffscreenCanvas(640, 480);
      const pen = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
      pen.fillStyle = fill;
      pen.fillRect(160, 120, 320, 240);
      const bytes = new Uint8Array(await (await canvas.convertToBlob({ type: format })).arrayBuffer());
      return btoa(String.fromCharCode(...bytes));
    },
    [color, type] as const,
  );
  return { name, mimeType: type, buffer: Buffer.from(base64, 'base64') };
}
