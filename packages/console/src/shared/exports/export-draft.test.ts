import { expect, test } from 'vitest';
import { draftErrors, type ExportDraft, type ExportSource, exportName, requestOf } from './export-draft.ts';
import { EXPORTS } from './words.ts';

const words = EXPORTS.spanish;
const SOURCE = {
  client: { id: 1, name: 'Viña Los Aromos' },
  sectors: [{ id: 11, name: 'Norte' }],
  seasons: [{ id: 101, name: '2026–27' }],
} as unknown as ExportSource;
const DRAFT: ExportDraft = {
  sectorId: 'all',
  seasonId: 101,
  start: '',
  end: '',
  kind: 'xlsx',
  tables: ['readings', 'climate'],
};
const DAYS: ExportDraft = { ...DRAFT, seasonId: 'days', start: '2026-09-01', end: '2026-09-30' };

test('days are asked for where there is no season, and a table where the file has any', () => {
  expect(draftErrors(words, DRAFT)).toEqual({});
  expect(draftErrors(words, DAYS)).toEqual({});
  expect(draftErrors(words, { ...DAYS, start: '', end: '31-02-2026' })).toEqual({
    start: words.noDay,
    end: words.noDay,
  });
  expect(draftErrors(words, { ...DAYS, end: '2026-08-31' })).toEqual({ end: words.wrongOrder });
  expect(draftErrors(words, { ...DRAFT, tables: [] })).toEqual({ tables: words.noTable });
  expect(draftErrors(words, { ...DRAFT, tables: [], kind: 'calendar' })).toEqual({});
});

test('asks for a field or all, and for a season or days', () => {
  expect(requestOf(SOURCE, DRAFT)).toEqual({ clientId: 1, seasonId: 101 });
  expect(requestOf(SOURCE, { ...DAYS, sectorId: 11 })).toEqual({
    clientId: 1,
    sectorId: 11,
    start: '2026-09-01',
    end: '2026-09-30',
  });
});

test('the file is named by what it contains', () => {
  expect(exportName(words, SOURCE, DRAFT)).toBe('Temporada Viña Los Aromos 2026–27');
  expect(exportName(words, SOURCE, { ...DRAFT, sectorId: 11, tables: ['readings'] })).toBe(
    'Lecturas Norte 2026–27',
  );
  expect(exportName(words, SOURCE, { ...DAYS, kind: 'map' })).toBe(
    'Mapa Viña Los Aromos 2026-09-01 a 2026-09-30',
  );
});
