import { codeOf, WidgetError } from '../elements/widget-error.ts';
import { whenPainted } from './when-painted.ts';

/** A picture neither runs nor loads anything; whatever would is left out. */
const FOREIGN = 'script,style,foreignObject,image,use,a';

/** Settled once the first picture that the page asked for is painted, has failed or takes too long. */
let firstIsOver: Promise<void> | undefined;

/** @param come settled when that picture is there or has failed; nothing where it is there from the start */
const alone = (come: unknown) =>
  new Promise<void>((resume) => {
    Promise.allSettled([come]).then(() => whenPainted(resume));
    // The others wait no longer for a first picture that does not come.
    setTimeout(resume, 120);
  });

/** The first picture is one that the page has written: it came, or was asked for, before any script was known. */
export function beginWith(written: Partial<HTMLImageElement>): void {
  firstIsOver ??= alone(written.decode?.());
}

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
    const fail = (code: ReturnType<typeof codeOf>) =>
      reject(new WidgetError(code, `${request.status} ${url.split('?', 1)}`));
    request.open('GET', url);
    request.responseType = 'document';
    request.timeout = 20_000;
    request.onload = () => {
      if (request.status !== 200) return fail(codeOf(request.status));
      const picture = request.responseXML?.documentElement;
      return picture?.localName === 'svg' ? resolve(safe(picture)) : fail('bad-data');
    };
    request.onerror = request.ontimeout = () => fail('network');
    signal.onabort = () => request.abort();
    const send = () => signal.aborted || request.send();
    void Promise.allSettled([firstIsOver]).then(send);
    // Whatever has come of it.
    firstIsOver ??= alone(
      new Promise((come) => {
        request.onloadend = come;
      }),
    );
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
