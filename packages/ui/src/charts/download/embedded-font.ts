import { FONT_FAMILY } from '../../theme/tokens.ts';

const FAMILY = FONT_FAMILY.slice(1, FONT_FAMILY.indexOf("'", 1));
/** The `unicode-range` of the font file that contains the Spanish letters. */
const LATIN = /(^|,)\s*U\+0{0,4}-0{0,2}FF/i;

/**
 * The page's own font as a style sheet that contains the font file. A picture is drawn outside the page and
 * cannot use its fonts: without this, a PNG would be written in whatever font the computer has.
 *
 * @returns empty when the page does not declare the font or its file cannot be read: the next font of the
 *   family is used
 */
export async function embeddedFont(document: Document): Promise<string> {
  const rule = fontRules(document).find((one) => LATIN.test(one.style.getPropertyValue('unicode-range')));
  const file = rule && /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue('src'))?.[1];
  if (!rule || !file) return '';
  try {
    const base = rule.parentStyleSheet?.href ?? document.baseURI;
    const answer = await fetch(new URL(file, base));
    const data = answer.ok ? await dataUrl(await answer.blob()) : '';
    return (
      data && `@font-face{font-family:'${FAMILY}';font-weight:200 900;src:url("${data}") format("woff2")}`
    );
  } catch {
    return '';
  }
}

function fontRules(document: Document): CSSFontFaceRule[] {
  return Array.from(document.styleSheets)
    .flatMap(rulesOf)
    .filter((rule): rule is CSSFontFaceRule => rule instanceof CSSFontFaceRule)
    .filter((rule) => rule.style.getPropertyValue('font-family').replace(/["']/g, '') === FAMILY);
}

/** The rules of a style sheet; none for one of another origin, whose rules cannot be read. */
function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return Array.from(sheet.cssRules);
  } catch {
    return [];
  }
}

function dataUrl(blob: Blob): Promise<string> {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}
