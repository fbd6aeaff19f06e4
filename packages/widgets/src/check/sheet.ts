import { newSheet } from '../loader/sheet.ts';

const CSS = `:host{all:initial}
section{position:fixed;z-index:2147483647;right:8px;top:8px;box-sizing:border-box;width:min(440px,calc(100vw - 16px));max-height:min(560px,80vh);overflow:auto;padding:16px;border:2px solid #1b6b3a;border-radius:10px;background:#fff;color:#1c2620;font:14px/1.45 system-ui,sans-serif;box-shadow:0 6px 30px #0005}
header{display:flex;gap:12px;align-items:center}
h2{flex:1;margin:0;font-size:16px}
button{padding:8px 14px;font:inherit;cursor:pointer}
ul{display:grid;gap:10px;margin:12px 0 0;padding:0;list-style:none}
li{display:grid;grid-template-columns:64px minmax(0,1fr);overflow-wrap:anywhere}
strong{color:#1b6b3a}
.bad strong{color:#b3261e}
.note strong{color:#7a4b00}
p{margin:2px 0 0;grid-column:2;color:#47524c}`;

/** A style sheet made by a script, which a page's policy cannot forbid. */
export function checkSheet(page: Document): CSSStyleSheet {
  const sheet = newSheet(page);
  sheet.replaceSync(CSS);
  return sheet;
}
