/**
 * The files of a zip archive as text, by name; it reads the central directory as a spreadsheet program does.
 */
export async function unzip(blob: Blob): Promise<ReadonlyMap<string, string>> {
  const view = new DataView(await blob.arrayBuffer());
  const files = new Map<string, string>();
  const end = findEnd(view);
  let at = view.getUint32(end + 16, true);
  for (let entry = view.getUint16(end + 10, true); entry > 0; entry--) {
    const [method, packed, nameLength] = [
      view.getUint16(at + 10, true),
      view.getUint32(at + 20, true),
      view.getUint16(at + 28, true),
    ];
    const local = view.getUint32(at + 42, true);
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + 46, nameLength));
    const start = local + 30 + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
    const data = new Blob([new Uint8Array(view.buffer, start, packed)]);
    const plain =
      method === 0 ? data.stream() : data.stream().pipeThrough(new DecompressionStream('deflate-raw'));
    files.set(name, await new Response(plain).text());
    at += 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
  }
  return files;
}

function findEnd(view: DataView): number {
  for (let at = view.byteLength - 22; at >= 0; at--) if (view.getUint32(at, true) === 0x06054b50) return at;
  throw new RangeError('not a zip archive');
}

const plainText = (xml: string) =>
  xml
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');

export interface ReadCell {
  readonly value: string | number;
  /** Number format of the cell; null for the general format. */
  readonly format: string | null;
}

/**
 * The sheets of a workbook by name: cells by their address ("B2"), texts as strings, numbers and dates as
 * numbers.
 */
export async function readWorkbook(blob: Blob): Promise<ReadonlyMap<string, ReadonlyMap<string, ReadCell>>> {
  const files = await unzip(blob);
  const file = (name: string) => files.get(name) ?? '';
  const strings = [...file('xl/sharedStrings.xml').matchAll(/<si>(.*?)<\/si>/gs)].map(([, item = '']) =>
    plainText([...item.matchAll(/<t[^>]*>(.*?)<\/t>/gs)].map(([, text = '']) => text).join('')),
  );
  const styles = file('xl/styles.xml');
  const formats = new Map(
    [...styles.matchAll(/<numFmt [^>]*?numFmtId="(\d+)"[^>]*?formatCode="([^"]*)"/g)].map(
      ([, id, code = '']) => [id, plainText(code)],
    ),
  );
  const cellFormats = [...(/<cellXfs.*?<\/cellXfs>/s.exec(styles)?.[0] ?? '').matchAll(/<xf ([^>]*)/g)].map(
    ([, attributes = '']) => formats.get(/numFmtId="(\d+)"/.exec(attributes)?.[1]) ?? null,
  );
  const names = [...file('xl/workbook.xml').matchAll(/<sheet [^>]*?name="([^"]*)"/g)].map(([, name = '']) =>
    plainText(name),
  );
  return new Map(
    names.map((name, at) => {
      const cells = new Map<string, ReadCell>();
      const xml = file(`xl/worksheets/sheet${at + 1}.xml`);
      for (const [, attributes = '', body = ''] of xml.matchAll(/<c ([^>]*?)>(.*?)<\/c>/gs)) {
        const [, address = ''] = /r="(\w+)"/.exec(attributes) ?? [];
        const text = /<v>(.*?)<\/v>/.exec(body)?.[1] ?? '';
        const value = /t="s"/.test(attributes) ? (strings[Number(text)] ?? '') : Number(text);
        cells.set(address, { value, format: cellFormats[Number(/s="(\d+)"/.exec(attributes)?.[1])] ?? null });
      }
      return [name, cells];
    }),
  );
}
