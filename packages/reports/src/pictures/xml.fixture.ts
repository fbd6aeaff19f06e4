export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const TOKEN = /<(\/?)([\w:-]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITY = /&(?:(amp|lt|gt|quot)|#x([\da-f]+)|#(\d+));/gi;
const NAMED: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/**
 * The elements of an XML text in document order. It strictly parses the small part of XML that our SVG uses.
 *
 * @throws {Error} the text is not well-formed
 */
export function elementsOf(xml: string): XmlElement[] {
  return read(xml).elements;
}

/** Texts in document order, entities resolved. */
export function textsOf(xml: string): string[] {
  return read(xml).texts;
}

function read(xml: string) {
  const elements: XmlElement[] = [];
  const texts: string[] = [];
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < xml.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(xml);
    if (!token) throw new Error(`not XML at ${at}: ${xml.slice(at, at + 60)}`);
    const [, closing, name, attributes = '', selfClosing, text] = token;
    if (text !== undefined) texts.push(unescaped(text));
    else if (closing) {
      if (open.pop() !== name) throw new Error(`</${name}> closes nothing at ${at}`);
    } else {
      if (open.length === 0 && elements.length > 0) throw new Error('more than one root');
      elements.push({ name: name!, attributes: attributesOf(attributes) });
      if (!selfClosing) open.push(name!);
    }
  }
  if (open.length > 0) throw new Error(`<${open.at(-1)}> is not closed`);
  return { elements, texts };
}

function attributesOf(text: string): Record<string, string> {
  const pairs = [...text.matchAll(ATTRIBUTE)].map(([, name, value]) => [name!, unescaped(value!)] as const);
  if (new Set(pairs.map(([name]) => name)).size < pairs.length) throw new Error(`twice the same in ${text}`);
  return Object.fromEntries(pairs);
}

function unescaped(text: string): string {
  if (/&(?!(?:amp|lt|gt|quot|#x[\da-f]+|#\d+);)/i.test(text)) throw new Error(`unescaped & in ${text}`);
  return text.replace(ENTITY, (_, named, hex, decimal) =>
    named
      ? NAMED[named.toLowerCase()]!
      : String.fromCodePoint(hex ? Number.parseInt(hex, 16) : Number(decimal)),
  );
}
