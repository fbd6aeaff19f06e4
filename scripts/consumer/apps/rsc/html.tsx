import { createFromReadableStream } from '@vitejs/plugin-rsc/ssr';
import type { ReactNode } from 'react';
import { renderToReadableStream } from 'react-dom/server.edge';

export async function htmlOf(tree: ReadableStream): Promise<ReadableStream> {
  const page = await createFromReadableStream<ReactNode>(tree);
  const bootstrapScriptContent = await import.meta.viteRsc.loadBootstrapScriptContent('index');
  return await renderToReadableStream(page, { bootstrapScriptContent });
}
