/**
 * The element's own look, before and beside the panel. Rules of a shadow root marked important go before anything a page
 * says to `*`; what is inside starts from nothing but the page's font family.
 */
const CSS = `
:host{display:block!important;visibility:visible!important;opacity:1!important;box-sizing:border-box!important;text-align:start!important}
:host([hidden]){display:none!important}
.box{all:initial;display:block;position:relative;overflow:hidden;contain:layout paint;direction:ltr;
font:14px/1.4 sans-serif;font-family:var(--vigia-font-family,inherit);color-scheme:light;background:var(--vigia-background,transparent);border-radius:var(--vigia-radius,0)}
.dark{color-scheme:dark}
.picture{display:block;width:100%;height:100%}
.picture:focus-visible{outline:2px solid;outline-offset:-2px}
.message{position:absolute;inset:0;display:flex;flex-direction:column;align-items:center;justify-content:center;gap:4px;padding:8px 16px;
border:1px solid #8a958d;border-radius:8px;box-sizing:border-box;overflow:auto;text-align:center;background:canvas}
.beside{inset:auto 0 0}
.message *{margin:0}
button{font:inherit;min-height:44px;padding:4px 20px;border:1px solid;border-radius:6px;background:canvas}
.under,.panel{position:absolute;inset:0;overflow:auto}
.under{visibility:hidden}
`;

let sheet: CSSStyleSheet | undefined;

/** One sheet for all elements; made by a script, it needs no leave from a page's policy. */
export function loaderSheet(): CSSStyleSheet {
  if (!sheet) {
    sheet = new CSSStyleSheet();
    sheet.replaceSync(CSS);
  }
  return sheet;
}
