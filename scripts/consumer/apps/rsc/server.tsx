import { renderToReadableStream } from '@vitejs/plugin-rsc/rsc';
import { Page } from './page.tsx';

/** The page as HTML, or at `/page.rsc` as the payload from which the browser builds its tree. */
export default async function answer(request: Request): Promise<Response> {
  const tree = renderToReadableStream(<Page />);
  if (new URL(request.url).pathname === '/page.rsc')
    return new Response(tree, { headers: { 'content-type': 'text/x-component' } });
  const { htmlOf } = await import.meta.viteRsc.loadModule<typeof import('./html.tsx')>('ssr', 'index');
  return new Response(await htmlOf(tree), { headers: { 'content-type': 'text/html; charset=utf-8' } });
}
