import { inflateSync } from 'node:zlib';

/**
 * The words on the pages of a PDF as Chromium writes them: streams packed with Flate, text in two-byte glyph numbers,
 * each font with a table from glyphs to characters.
 */
export function pdfText(pdf: Buffer): string {
  const streams = streamsOf(pdf);
  const isTable = (text: string) => text.includes('begincmap');
  const characters = new Map(streams.filter(isTable).flatMap(charactersOf));
  const pages = streams.filter((text) => !isTable(text));
  return pages.flatMap((text) => shownIn(text, characters)).join('');
}

/** Whether it holds a picture of this size, points of the picture itself. */
export const pdfHasImage = (pdf: Buffer, width: number, height: number): boolean =>
  new RegExp(`/Width ${width}\\s*/Height ${height}\\b`).test(pdf.toString('latin1'));

/** The colours of each picture of a PDF that keeps its points as they are, of the largest one first: '#rrggbb'. */
export function pdfColors(pdf: Buffer): Set<string>[] {
  const pictures = streamsOf(pdf, '/Subtype /Image').filter((points) => points.length % 3 === 0);
  return pictures
    .toSorted((a, b) => b.length - a.length)
    .map((points) => {
      const bytes = Buffer.from(points, 'latin1');
      const colorAt = (_: unknown, i: number) => `#${bytes.subarray(3 * i, 3 * i + 3).toString('hex')}`;
      return new Set(Array.from({ length: bytes.length / 3 }, colorAt));
    });
}

export const pdfPages = (pdf: Buffer): number =>
  (pdf.toString('latin1').match(/\/Type \/Page\b/g) ?? []).length;

/** @param kind what stands in the dictionary before each of them */
function streamsOf(pdf: Buffer, kind = ''): string[] {
  const text = pdf.toString('latin1');
  return [...text.matchAll(/stream\r?\n/g)].flatMap(({ index, 0: mark }) => {
    const from = index + mark.length;
    const to = text.indexOf('endstream', from);
    if (text.slice(index - 3, index) === 'end' || to < 0) return [];
    if (!text.slice(text.lastIndexOf('obj', index), index).includes(kind)) return [];
    try {
      return [inflateSync(pdf.subarray(from, to)).toString('latin1')];
    } catch {
      return []; // a font's or a picture's own format
    }
  });
}

/** All fonts in one table: enough to look for a word, as glyph numbers of one document rarely disagree. */
function charactersOf(table: string): [string, string][] {
  const pairs: [string, string][] = [];
  const text = (hex: string) => Buffer.from(hex, 'hex').swap16().toString('utf16le');
  for (const [, body = ''] of table.matchAll(/beginbfchar([\s\S]*?)endbfchar/g))
    for (const [, glyph = '', to = ''] of body.matchAll(/<(\w+)>\s*<(\w+)>/g))
      pairs.push([glyph.toUpperCase(), text(to)]);
  for (const [, body = ''] of table.matchAll(/beginbfrange([\s\S]*?)endbfrange/g))
    for (const [, from = '', to = '', first = ''] of body.matchAll(/<(\w+)>\s*<(\w+)>\s*<(\w+)>/g))
      for (let glyph = parseInt(from, 16); glyph <= parseInt(to, 16); glyph += 1)
        pairs.push([
          glyph.toString(16).padStart(4, '0').toUpperCase(),
          String.fromCharCode(parseInt(first, 16) + glyph - parseInt(from, 16)),
        ]);
  return pairs;
}

function shownIn(content: string, characters: ReadonlyMap<string, string>): string[] {
  return [...content.matchAll(/<([0-9A-Fa-f]+)>/g)].map(([, hex = '']) =>
    (hex.toUpperCase().match(/.{4}/g) ?? []).map((glyph) => characters.get(glyph) ?? '').join(''),
  );
}
