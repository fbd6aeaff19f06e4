import { codeOf, WidgetError } from '../elements/widget-error.ts';

const PATIENCE_MS = 20_000;
/** A picture neither runs nor loads anything; whatever would is left out. */
const FOREIGN = 'script,style,foreignObject,image,use,a';

/**
 * Asks for a picture in one request. The browser reads it as a document, so that a page which demands trusted types
 * and forbids inline styles lets it through.
 *
 * @param signal once it is aborted, nothing more is heard of the request
 * @throws {WidgetError} no answer, a refusal, or no picture
 */
export function askPicture(url: string, signal: AbortSignal): Promise<SVGElement> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const fail = (code: ReturnType<typeof codeOf>, why: unknown) =>
      reject(new WidgetError(code, `${why} from ${url.split('?')[0]}`));
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = PATIENCE_MS;
    request.onload = () => {
      if (request.status !== 200) return fail(codeOf(request.status), request.status);
      const picture = request.responseXML?.documentElement;
      return picture?.localName === 'svg' ? resolve(safe(picture)) : fail('bad-data', 'no picture');
    };
    request.onerror = request.ontimeout = () => fail('network', 'no answer');
    signal.addEventListener('abort', () => request.abort());
    request.send();
  });
}

function safe(root: HTMLElement): SVGElement {
  for (const each of root.querySelectorAll(FOREIGN)) each.remove();
  for (const each of [root, ...root.querySelectorAll('*')]) {
    for (const { name } of [...each.attributes]) {
      if (/^(on|style$)|href$/i.test(name)) each.removeAttribute(name);
    }
  }
  return document.importNode(root, true) as unknown as SVGElement;
}
