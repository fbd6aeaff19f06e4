/**
 * The element's own look, before and beside the panel. Rules of a shadow root marked important go before anything a page
 * says to `*`; what is inside starts from nothing but the page's font family. Ends of lines are left out, for every byte
 * counts here.
 */
const CSS = `:host{display:block!important;visibility:visible!important;opacity:1!important;box-sizing:border-box!important;container-type:inline-size;min-width:min(100%,240px)}\
:host([hidden]){display:none!important}\
[part=box]{all:initial;display:block;contain:content;direction:ltr;font:14px/1.4 sans-serif;font-family:var(--vigia-font-family,inherit);color-scheme:light;background:var(--vigia-background);border-radius:var(--vigia-radius)}\
.dark{color-scheme:dark}\
[part=picture]{width:100%;height:100%;outline-offset:-3px}\
.under,[part=message],[part=panel]{position:absolute;inset:0;overflow:auto}\
[part=message]{display:grid;place-content:center;justify-items:center;text-align:center;padding:8px;border:1px solid;background:canvas}\
.beside{top:auto}\
button{font:inherit;padding:13px 20px}\
.under{visibility:hidden}`;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements; made by a script, it needs no leave from a page's policy. */
export function loaderSheet(): CSSStyleSheet {
  if (sheet) return sheet;
  sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  return sheet;
}
