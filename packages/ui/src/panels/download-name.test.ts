import { expect, test } from 'vitest';
import { DAY, dailySeries } from '../charts/daily-series.fixture.ts';
import { downloadName, subjectName } from './download-name.ts';

const START = Date.UTC(2026, 10, 1, 12);
const window = { start: START, end: START + 30 * DAY };
const series = [{ ...dailySeries(START, [1, 2]), lastRecord: { x: START + 21 * DAY, y: 2 } }];

test('the name of a download has its subject, its field or station, and its last day', () => {
  const of = { source: 'Agrícola Apalta · Fundo Apalta', series, window };
  expect(downloadName('temperatura', of)).toBe('temperatura-fundo-apalta-2026-11-22');
  expect(downloadName(subjectName('plagas', 'Drosófila de alas manchadas'), of)).toBe(
    'plagas-drosofila-de-alas-fundo-apalta-2026-11-22',
  );
});

test('accents are folded, a long place is cut at a word, and the day stays', () => {
  const source = 'Viña · Peñón Ñuble Nº 2, cuartel del canal de riego';
  expect(downloadName('humedad', { source, series, window })).toBe('humedad-penon-nuble-no-2-2026-11-22');
  expect(downloadName('humedad', { series, window })).toBe('humedad-2026-11-22');
});

test('without any record it has the shown period', () => {
  expect(downloadName('gas', { series: [], window })).toBe('gas-2026-12-01');
});
