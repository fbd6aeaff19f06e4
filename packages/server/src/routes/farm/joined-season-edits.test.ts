import { describe, expect, test } from 'vitest';
import { GOOD, MEANT } from '../../../tests/support/farm-bodies.ts';
import { conflictText, refusedOfTwo, startEditing } from './joined-edits.fixture.ts';

const editing = startEditing();
// Each test creates the same season again and confirms it.
const made = <Row>(path: string, body: object) => editing.made<Row>(path, { ...body, ...MEANT });
const put = (path: string, body: object) => editing.put(path, { ...body, ...MEANT });

describe('two that edit one season', () => {
  const { client_id: _, ...season } = GOOD.season;
  const seen = season;
  const place = async () =>
    `/v2/seasons/${(await made<{ season_id: number }>('/v2/seasons', GOOD.season)).season_id}`;

  test('at the same moment: one is refused, at the field that both changed', async () => {
    const path = await place();
    const edit = (season_name: string) => put(path, { ...season, season_name, seen });
    expect(await refusedOfTwo([edit('Alta'), edit('Baja')])).toMatchObject({
      errors: [{ field: 'season_name', message: expect.stringContaining('mientras usted editaba') }],
    });
  });

  test('in different parts: what only one of both changed is saved', async () => {
    const path = await place();
    await put(path, { ...season, date_start: '2027-06-01', seen });
    const later = await put(path, { ...season, season_name: ' Alta ', date_end: '2028-05-31', seen });
    expect(await later.json()).toMatchObject({
      season_name: 'Alta',
      date_start: '2027-06-01',
      date_end: '2028-05-31',
    });
  });

  test('a day is shown as its field writes it, and overwritten once it was shown', async () => {
    const path = await place();
    await put(path, { ...season, date_start: '2027-06-01', seen });
    const mine = { ...season, date_start: '2027-07-01' };
    const late = await put(path, { ...mine, seen });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { errors: [{ field: 'date_start', message: conflictText('01-06-2027') }] },
    ]);
    const { date_start: __, ...known } = seen;
    expect(await (await put(path, { ...mine, seen: known })).json()).toMatchObject(mine);
  });

  test('ends that no longer make a span are refused at the one that somebody else moved', async () => {
    const path = await place();
    await put(path, { ...season, date_start: '2028-04-01', seen });
    const mine = { ...season, date_end: '2028-03-31' };
    const late = await put(path, { ...mine, seen });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      { errors: [{ field: 'date_start', message: conflictText('01-04-2028') }] },
    ]);
    const { date_start: __, ...known } = seen;
    expect(
      await (await put(path, { ...mine, seen: known })).json(),
      'the span as it was meant',
    ).toMatchObject(mine);
  });
});

describe('two that edit one biofix', () => {
  const { client_id: _, ...biofix } = GOOD.biofix;
  const seen = biofix;
  const place = async () =>
    `/v2/biofix/${(await made<{ biofix_id: number }>('/v2/biofix', GOOD.biofix)).biofix_id}`;

  test('at the same moment: one is refused, at the field that both changed', async () => {
    const path = await place();
    const edit = (biofix_comment: string) => put(path, { ...biofix, biofix_comment, seen });
    expect(await refusedOfTwo([edit('Tercer macho'), edit('Cuarto macho')])).toMatchObject({
      errors: [{ field: 'biofix_comment', message: expect.stringContaining('mientras usted editaba') }],
    });
  });

  test('in different parts: what only one of both changed is saved', async () => {
    const path = await place();
    await put(path, { ...biofix, sector_id: 12, date_biofix: '2026-09-14', seen });
    const later = await put(path, { ...biofix, biofix_comment: ' Tercer macho ', type: 'biofix', seen });
    expect(await later.json()).toMatchObject({
      sector_id: 12,
      date_biofix: '2026-09-14',
      type: 'biofix',
      biofix_comment: 'Tercer macho',
    });
  });

  // The year of the biofix's season, so that its day lies in both.
  const sameYear = { ...GOOD.season, date_start: '2026-05-01', date_end: '2027-04-30' };

  test('what it is now is shown in words, and overwritten once it was shown', async () => {
    const path = await place();
    const { sector_id } = await editing.made<{ sector_id: number }>('/v2/sectors', GOOD.sector);
    const { season_id } = await made<{ season_id: number }>('/v2/seasons', sameYear);
    await put(path, { ...biofix, sector_id: 12, pest_id: 1, date_biofix: '2026-09-14', seen });
    const mine = { ...biofix, sector_id, season_id, date_biofix: '2026-09-16' };
    const late = await put(path, { ...mine, seen });
    expect([late.status, await late.json()]).toMatchObject([
      409,
      {
        errors: [
          { field: 'sector_id', message: conflictText('Sur') },
          { field: 'date_biofix', message: conflictText('14-09-2026') },
        ],
      },
    ]);
    const { sector_id: __, date_biofix: ___, ...known } = seen;
    expect(await (await put(path, { ...mine, seen: known })).json()).toMatchObject({ ...mine, pest_id: 1 });
  });

  test('who saw another pest, season and type is shown the names of what is there', async () => {
    const path = await place();
    const { season_id } = await made<{ season_id: number }>('/v2/seasons', sameYear);
    const mine = { ...biofix, season_id, pest_id: 1, type: 'biofix' };
    const others = { season_id: 999, pest_id: 999 };
    expect(await (await put(path, { ...mine, seen: { ...seen, ...others } })).json()).toMatchObject({
      errors: [
        { field: 'season_id', message: conflictText('2026–27') },
        { field: 'pest_id', message: conflictText('Carpocapsa') },
      ],
    });
  });
});
