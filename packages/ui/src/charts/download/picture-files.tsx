import type { ReactElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ThemeProvider } from 'styled-components';
import { themeOf } from '../../theme/theme-of.ts';
import { embeddedFont } from './embedded-font.ts';

/** Pixels of the PNG per px of the picture. */
export const PNG_SCALE = 2;

/**
 * A picture as the text of an SVG file. It is drawn again in a detached element in the light theme, so that the
 * file has the colours of print in every theme of the page.
 *
 * @param picture one `<svg>`
 * @throws {Error} `picture` draws no `<svg>`
 */
export function svgText(picture: ReactElement): string {
  const host = document.createElement('div');
  const root = createRoot(host);
  flushSync(() => root.render(<ThemeProvider theme={themeOf('light')}>{picture}</ThemeProvider>));
  const svg = host.querySelector('svg');
  if (!svg) throw new Error('the chart drew no picture');
  const text = new XMLSerializer().serializeToString(svg);
  root.unmount();
  return text;
}

/** The SVG file of the text that `svgText` returns. */
export function svgFile(svg: string): Blob {
  return new Blob([`<?xml version="1.0" encoding="UTF-8"?>\n${svg}\n`], { type: 'image/svg+xml' });
}

/**
 * The same picture as a PNG with `PNG_SCALE` pixels per px, written in the page's font.
 *
 * @throws {Error} the browser cannot draw it
 */
export async function pngFile(svg: string): Promise<Blob> {
  const style = await embeddedFont(document);
  const url = URL.createObjectURL(
    svgFile(svg.replace(/^<svg[^>]*>/, (head) => `${head}<style>${style}</style>`)),
  );
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = image.naturalWidth * PNG_SCALE;
    canvas.height = image.naturalHeight * PNG_SCALE;
    canvas.getContext('2d')?.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await blobOf(canvas);
  } finally {
    URL.revokeObjectURL(url);
  }
}

function blobOf(canvas: HTMLCanvasElement): Promise<Blob> {
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no PNG'))), 'image/png'),
  );
}
