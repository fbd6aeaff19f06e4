/** A page that a Node server streams and the browser hydrates. */
import { PassThrough } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { ServerStyleSheet } from 'styled-components';
import { FieldPage } from './field-page.tsx';

/** Writes the page with its styles; resolves when everything is sent. */
export async function writePage(out: NodeJS.WritableStream, script: string): Promise<void> {
  const sheet = new ServerStyleSheet();
  out.write('<!doctype html><html lang="es"><meta charset="utf-8"><title>stream</title><div id="root">');
  await new Promise<void>((done, fail) => {
    const html = new PassThrough();
    const { pipe } = renderToPipeableStream(sheet.collectStyles(<FieldPage />), {
      onShellReady: () => pipe(html),
      onError: fail,
    });
    const styled = sheet.interleaveWithNodeStream(html);
    styled.on('data', (chunk) => out.write(chunk));
    styled.on('end', done);
    styled.on('error', fail);
  });
  out.end(`</div><script type="module" src="${script}"></script></html>`);
}
