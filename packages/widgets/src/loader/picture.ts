import { codeOf, WidgetError } from '../elements/widget-error.ts';
import { whenPainted } from './when-painted.ts';

/** Elements that could run or load something; they are removed from a picture. */
const FOREIGN = 'script,style,foreignObject,image,use,a';

/** Settled when the first picture of the page is painted, has failed or takes too long. */
let firstIsOver: Promise<void> | undefined;

/** @param come settled when that picture is loaded or has failed; undefined if it is already there */
const alone = (come: unknown) =>
  new Promise<void>((resume) => {
    Promise.allSettled([come]).then(() => whenPainted(resume));
    // The other pictures do not wait longer for the first one.
    setTimeout(resume, 120);
  });

/** The page has written its first picture itself: it was loaded or requested before this script ran. */
export function beginWith(written: Partial<HTMLImageElement>): void {
  firstIsOver ??= alone(written.decode?.());
}

/**
 * Loads a picture in one request. The first picture of a page is loaded alone, because other requests would
 * delay its paint. The browser parses it as a document, which also works on a page that requires Trusted Types
 * and forbids inline styles.
 *
 * @param signal aborts the request
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
    // After success and after failure.
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
