/**
 * The element's own style, before the panel and around it. In a parent that is as wide as its content, a row of
 * no height requests a width: 720 px, at least 240. Important rules of a shadow root win over the page's rules
 * for `*`. The content inherits nothing but the page's font family. Line ends are left out because the loader
 * must be small.
 */
const CSS = `:host{display:block!important;visibility:visible!important;opacity:1!important;box-sizing:border-box!important}\
:host::before{content:''!important;display:grid!important;grid-template-columns:minmax(240px,720px)!important;height:0!important;overflow:hidden!important}\
.room{container-type:inline-size}\
.field{display:grid;grid-template-columns:minmax(0,1fr);gap:16px}\
@container(min-width:976px){.two{grid-template:auto 1fr/repeat(2,minmax(0,1fr))}.two>:last-child{grid-area:1/2/span 2}}\
:host([hidden]){display:none!important}\
[part=box]{all:initial;display:block;contain:content;direction:ltr;font:14px/1.4 sans-serif;font-family:var(--vigia-font-family,inherit);color-scheme:light;background:var(--vigia-background);border-radius:var(--vigia-radius)}\
.dark{color-scheme:dark}\
[part=picture]{width:100%;height:100%;outline-offset:-3px;font-family:var(--vigia-font-family,inherit)}\
.under,[part=message],[part=panel]{position:absolute;inset:0;overflow:auto}\
[part=message]{display:grid;place-content:center;justify-items:center;text-align:center;padding:8px;border:1px solid;background:canvas}\
.beside{top:auto}\
.wait{display:grid;place-content:center;height:100%;box-sizing:border-box;border:1px solid #8883;border-radius:8px;animation:v 0s .5s both}\
@keyframes v{from{visibility:hidden}}\
button{font:inherit;padding:13px 20px}\
.under{visibility:hidden}`;

const sheets = new WeakMap<Document, CSSStyleSheet>();

/** Creates the shadow root of an element; `.room` measures the width that the page gives. */
export function furnish(host: HTMLElement, inside: HTMLElement): void {
  const room = document.createElement('div');
  room.className = 'room';
  room.append(inside);
  host.attachShadow({ mode: 'open' }).append(room);
  dress(host);
}

/** Adds the style sheet; also called when the element was moved into another document. */
export function dress({ shadowRoot, ownerDocument }: HTMLElement): void {
  shadowRoot!.adoptedStyleSheets = [loaderSheet(ownerDocument)];
}

/**
 * One style sheet for all elements of a document. It is made by a script, which a page's policy cannot forbid.
 */
function loaderSheet(page: Document): CSSStyleSheet {
  let sheet = sheets.get(page);
  if (!sheet) {
    sheet = newSheet(page);
    sheet.replaceSync(CSS);
    sheets.set(page, sheet);
  }
  return sheet;
}

/** A sheet belongs to the document that it was made in, and an element may be moved to another document. */
export const newSheet = ({ defaultView }: Document): CSSStyleSheet =>
  new (defaultView ?? window).CSSStyleSheet();
