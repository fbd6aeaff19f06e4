import { describe, expect, it } from 'vitest';
import { SECTORS, TODAY } from '../../testing/sample-farm.ts';
import { programRows } from './program-rows.ts';
import { lastEnd, newDraft, tokenErrors, tokenOf } from './token-draft.ts';
import { trialCommand } from './trial-command.ts';
import { PROGRAMS } from './words.ts';

const words = PROGRAMS.spanish;
const DRAFT = { ...newDraft(TODAY), name: ' Riego ' };

describe('the draft of a token', () => {
  it('reaches the whole client or its sectors, and ends after its last day', () => {
    expect(tokenErrors(words, DRAFT, TODAY)).toEqual({});
    const token = tokenOf({ ...DRAFT, sectorIds: [11], expires: '2026-12-31' });
    expect(token).toEqual({
      ...{ name: 'Riego', scopes: ['farm.read', 'series.read'], sectorIds: null },
      expiresAt: Date.UTC(2027, 0, 1, 3),
    });
    expect(tokenOf({ ...DRAFT, reach: 'sectors', sectorIds: [11] }).sectorIds).toEqual([11]);
  });

  it.each([
    [{ name: '  ' }, { name: words.form.errors.name }],
    [{ scopes: [] }, { scopes: words.form.errors.scopes }],
    [{ reach: 'sectors' as const }, { sectorIds: words.form.errors.sectors }],
    [{ reach: 'sectors' as const, sectorIds: [11] }, {}],
    [{ expires: TODAY }, {}],
    [{ expires: '2026-11-20' }, { expires: words.form.errors.past }],
    [{ expires: '31-1' }, { expires: words.form.errors.past }],
    [{ expires: lastEnd(TODAY) }, {}],
    [{ expires: '2027-11-23' }, { expires: words.form.errors.far(366) }],
  ])('%j has its errors at the fields', (over, errors) => {
    expect(tokenErrors(words, { ...DRAFT, ...over }, TODAY)).toEqual(errors);
  });
});

it('a row names what its program may do and where', () => {
  const token = {
    ...{ id: 1, clientId: 1, name: 'Riego', start: 'svc_abcdef', scopes: ['farm.read'] as const },
    ...{ createdAt: 1, createdBy: null, expiresAt: 10, replacedUntil: null, endedAt: null, lastUsedAt: null },
  };
  const [some, all] = programRows(
    words,
    [
      { ...token, sectorIds: [SECTORS[0]!.id, 99] },
      { ...token, sectorIds: null },
    ],
    { sectors: SECTORS },
    5,
  );
  expect(some).toMatchObject({
    scopes: ['Ver campos, estaciones y temporadas'],
    sectors: `${SECTORS[0]!.name}, 99`,
    state: 'active',
  });
  expect(all!.sectors).toBe('Todos');
});

describe('the command that tries a token', () => {
  const tried = { origin: 'https://v.cl', clientId: 7, today: TODAY };
  const stations = [
    { id: 1, sectorId: 11 },
    { id: 2, sectorId: 12 },
  ];
  type Scopes = Parameters<typeof trialCommand>[1]['scopes'];
  const of = (scopes: Scopes, sectorIds: readonly number[] | null = null, there = stations) =>
    trialCommand('svc_x', { scopes, sectorIds }, { ...tried, stations: there }).replace(
      "curl -H 'Authorization: Bearer svc_x' ",
      '',
    );

  it('asks for the first thing that the token may read', () => {
    expect(of(['farm.read', 'series.read'])).toBe("'https://v.cl/v2/clients'");
    expect(of(['notices.read'])).toBe("'https://v.cl/v2/notifications'");
    expect(of(['health.read'])).toBe("'https://v.cl/v2/stations/1/health'");
    expect(of(['photos.read'])).toBe("'https://v.cl/v2/stations/1/images'");
    const week = 'date_start=2026-11-14&date_end=2026-11-21';
    expect(of(['events.read'])).toBe(`'https://v.cl/v2/events?client_id=7&${week}'`);
    expect(of(['series.read'], [12])).toBe(`'https://v.cl/v2/stations/2/data?data_category=thpg&${week}'`);
  });

  it('writes nothing where the token may only write', () => {
    expect(of(['photos.write'])).toBe("-F file=@foto.jpg 'https://v.cl/v2/images?station_id=1&dry_run=true'");
    expect(of(['measurements.write'])).toBe(
      "-H 'Content-Type: text/csv' --data-binary @mediciones.csv 'https://v.cl/v2/imports?station_id=1&dry_run=true'",
    );
    expect(of(['events.write'])).toBe("--json '{}' 'https://v.cl/v2/events'");
  });

  it('needs no station', () => {
    expect(of(['series.read', 'notices.read'], null, [])).toBe("'https://v.cl/v2/notifications'");
    expect(of(['photos.read'], [13])).toBe("'https://v.cl/v2/clients'");
  });
});
