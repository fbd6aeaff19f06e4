import { readFileSync, writeFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type BackupTests, backupTests, filesIn, fingerprint } from '../../tests/support/backup-tests.ts';
import { type Piece, piecesOf, writePieces } from '../../tests/support/tampered-archive.ts';
import { readArchive } from './check-archive.ts';
import { HEAD, type Head, MANIFEST, type Manifest, sha256Of } from './format.ts';

let tests: BackupTests;
beforeAll(async () => {
  tests = await backupTests();
});
afterAll(() => tests?.close());

describe('an archive that is not what it says is refused', () => {
  const json = <T>(piece: Piece | undefined): T => JSON.parse(String(piece?.content)) as T;
  const edit = <T>(pieces: Piece[], path: string, change: (value: T) => void) => {
    const piece = pieces.find((one) => one.path === path) as Piece;
    const value = json<T>(piece);
    change(value);
    piece.content = Buffer.from(JSON.stringify(value));
  };
  /** Adapts the manifest to the changed archive, as an attacker could. */
  const reseal = (pieces: Piece[]) =>
    edit<Manifest>(pieces, MANIFEST, (manifest) => {
      manifest.head_sha256 = sha256Of((pieces[0] as Piece).content);
    });

  const CHANGES: [string, RegExp, (pieces: Piece[]) => Piece[] | undefined][] = [
    [
      'a row changed',
      /«client» no es/,
      (p) => {
        const client = p.find(({ path }) => path.startsWith('tables/client/')) as Piece;
        client.content = Buffer.from(String(client.content).replace('Dispositivos', 'Dispositivas'));
        return undefined;
      },
    ],
    [
      'a part left out',
      /«tables\/reading\/000001.copy» no es/,
      (p) => p.filter(({ path }) => !path.endsWith('reading/000000.copy')),
    ],
    [
      'a table left out',
      /«station» no es/,
      (p) => p.filter(({ path }) => !path.startsWith('tables/station/')),
    ],
    [
      'a photo changed',
      /«images\/.*» no es/,
      (p) => {
        (p.find(({ path }) => path.startsWith('files/')) as Piece).content = Buffer.from('x');
        return undefined;
      },
    ],
    [
      'a photo added',
      /«images\/9\/z.jpg» no es/,
      (p) => p.toSpliced(-1, 0, { path: 'files/images/9/z.jpg', content: Buffer.from('x') }),
    ],
    ['no end', /le falta el final/, (p) => p.slice(0, -1)],
    ['no beginning', /no es una copia de Vigía/, (p) => p.slice(1)],
    ['nothing in it', /no es una copia de Vigía/, () => []],
    ['more after the end', /sigue después de su final/, (p) => [...p, p.at(-2) as Piece]],
    [
      'a path that climbs out',
      /no es de Vigía: «files\/..\/..\/x»/,
      (p) => [p[0] as Piece, { path: 'files/../../x', content: Buffer.from('x') }],
    ],
    [
      'an absolute path',
      /no es de Vigía: «\/etc\/passwd»/,
      (p) => [p[0] as Piece, { path: '/etc/passwd', content: Buffer.from('x') }],
    ],
    [
      'a table of nobody',
      /«tables\/pg_authid\/000000.copy» no es/,
      (p) => [p[0] as Piece, { path: 'tables/pg_authid/000000.copy', content: Buffer.from('x\n') }],
    ],
    [
      'a later format',
      /del formato 2/,
      (p) => {
        edit<{ format: number }>(p, HEAD, (head) => {
          head.format = 2;
        });
        return undefined;
      },
    ],
    [
      'a head that is no JSON',
      /no es una copia de Vigía/,
      (p) => {
        (p[0] as Piece).content = Buffer.from('{');
        return undefined;
      },
    ],
    [
      'a later schema',
      /que este programa no conoce: actualícelo/,
      (p) => {
        edit<Head>(p, HEAD, (head) => {
          head.schema.push('9999-later');
        });
        reseal(p);
        return undefined;
      },
    ],
    [
      'a table that this schema has not',
      /no calza con el esquema: «extra»/,
      (p) => {
        edit<Head>(p, HEAD, (head) => {
          head.tables.push({ name: 'extra', columns: ['a'], partitions: [] });
        });
        edit<Manifest>(p, MANIFEST, (m) => {
          m.tables.push({ name: 'extra', rows: 0, bytes: 0, sha256: sha256Of('') });
        });
        reseal(p);
        return undefined;
      },
    ],
    [
      'SQL for a name',
      /no es una copia de Vigía/,
      (p) => {
        edit<Head>(p, HEAD, (head) => {
          (head.tables[0] as { name: string }).name = 'x; drop table client';
        });
        return undefined;
      },
    ],
    [
      'rows that break a rule',
      /no se pudo cargar \(sector\)/,
      (p) => {
        const sector = p.find(({ path }) => path.startsWith('tables/sector/')) as Piece;
        sector.content = Buffer.from(String(sector.content).replace(/^1\t/, '999\t'));
        edit<Manifest>(p, MANIFEST, (m) => {
          const listed = m.tables.find(({ name }) => name === 'sector') as Manifest['tables'][number];
          Object.assign(listed, { bytes: sector.content.length, sha256: sha256Of(sector.content) });
        });
        return undefined;
      },
    ],
  ];
  test.each(CHANGES)('%s', async (_, message, change) => {
    const file = tests.fresh('tampered.tar.zst');
    const pieces = await piecesOf(tests.archive);
    await writePieces(file, change(pieces) ?? pieces);
    const { databases, folder, restore } = await tests.emptyInstallation();
    await expect(restore(file)).rejects.toThrow(message);
    expect(await filesIn(folder)).toEqual({});
    const { rows } = await sql<{ name: string | null }>`select to_regclass('client')::text as name`.execute(
      databases.owner,
    );
    if (rows[0]?.name) {
      const prints = Object.values(await fingerprint(databases));
      expect(prints.every((print) => print.startsWith('0 '))).toBe(true);
    }
  });

  test.each([0.1, 0.5, 0.9, 0.999])('cut off after %f of its bytes', async (share) => {
    const file = tests.fresh('cut.tar.zst');
    const bytes = readFileSync(tests.archive);
    writeFileSync(file, bytes.subarray(0, Math.floor(bytes.length * share)));
    await expect(readArchive(file)).rejects.toThrow(/está (dañada|incompleta)/);
  });

  test('with one bit turned over, wherever it lies, unless it still says the same', async () => {
    const file = tests.fresh('bit.tar.zst');
    const bytes = readFileSync(tests.archive);
    const whole = await readArchive(tests.archive);
    let refused = 0;
    for (let i = 1; i < 20; i += 1) {
      const changed = Buffer.from(bytes);
      const at = Math.floor((bytes.length * i) / 20);
      changed[at] = (changed[at] as number) ^ 0x10;
      writeFileSync(file, changed);
      // Zstandard can write the same bytes in several ways, and one bit in some ten thousand leads to another of them.
      const read = await readArchive(file).catch((error: Error) => error);
      if (read instanceof Error) expect(read.message).toMatch(/copia/);
      else expect(read).toEqual(whole);
      refused += read instanceof Error ? 1 : 0;
    }
    expect(refused).toBeGreaterThanOrEqual(17);
  });

  test('that is something else, or not there', async () => {
    const file = tests.fresh('other.tar.zst');
    writeFileSync(file, 'a letter');
    await expect(readArchive(file)).rejects.toThrow(/está dañada o incompleta/);
    await expect(readArchive(`${file}.no`)).rejects.toThrow(/No se pudo leer/);
  });
});
