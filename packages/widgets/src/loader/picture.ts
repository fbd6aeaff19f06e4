import { codeOf, WidgetError } from '../elements/widget-error.ts';
import { whenPainted } from './when-painted.ts';

const PATIENCE_MS = 20_000;
/** How long the others wait for a first picture that does not come. */
const ALONE_MS = 120;
/** A picture neither runs nor loads anything; whatever would is left out. */
const FOREIGN = 'script,style,foreignObject,image,use,a';

/** Settled once the first picture that the page asked for is painted, has failed or takes too long. */
let firstIsOver: Promise<void> | undefined;

/**
 * Asks for a picture in one request. The first one of a page has line, server and browser to itself: what came beside it
 * would only delay its paint. The browser reads it as a document, so that a page which demands trusted types
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
      return picture?.localName === 'svg' ? resolve(safe(picture)) : fail('bad-data', 'no svg');
    };
    request.onerror = request.ontimeout = () => fail('network', 'nothing');
    signal.onabort = () => request.abort();
    const send = () => signal.aborted || request.send();
    if (firstIsOver) void firstIsOver.then(send);
    else send();
    firstIsOver ??= new Promise((resume) => {
      // Whatever has come of it.
      request.onloadend = () => whenPainted(resume);
      setTimeout(resume, ALONE_MS);
    });
  });
}

function safe(root: HTMLElement): SVGElement {
  for (const each of root.ownerDocument.querySelectorAll('*')) {
    if (each.matches(FOREIGN)) each.remove();
    for (const name of each.getAttributeNames()) {
      if (/^(on|style$)|href$/i.test(name)) each.removeAttribute(name);
    }
  }
  return document.importNode(root, true) as unknown as SVGElement;
}
