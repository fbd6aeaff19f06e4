import { isoDate, wallMsOfDay } from '@vigia/domain';
import { expect, it } from 'vitest';
import { SPANISH_PANELS } from '../words.ts';
import type { CaptureView } from './capture-series.ts';
import { unsentSentence } from './unsent-note.tsx';

const ITEMS = [
  { date: isoDate('2026-11-12'), value: 9 },
  { date: isoDate('2026-11-19'), value: 14 },
];
const said = (view: CaptureView, start = '2026-11-01', unsent: typeof ITEMS | undefined = ITEMS) => {
  const window = { start: wallMsOfDay(isoDate(start)), end: wallMsOfDay(isoDate('2026-11-21')) };
  return unsentSentence({ unsent, view, window, unit: 'adultos' }, SPANISH_PANELS);
};

it('says what a curve of sums does not have yet', () => {
  expect(said('accumulated')).toBe(
    'Por enviar: 23 adultos de conteos en terreno (12 nov 2026 – 19 nov 2026). La curva todavía no incluye lo que espera en este teléfono.',
  );
});

it('counts only the days that are shown', () => {
  expect(said('accumulated', '2026-11-15')).toMatch(/^Por enviar: 14 adultos .*\(19 nov 2026\)/);
  expect(said('accumulated', '2026-11-20')).toBeNull();
});

it('names a trap in which nothing was found', () => {
  expect(said('accumulated', undefined, [{ date: isoDate('2026-11-19'), value: 0 }])).toMatch(/0 adultos/);
});

it('does not promise that a count will stand among photos', () => {
  expect(said('photo')).toMatch(/23 adultos.*un conteo en terreno no la cambia\.$/);
});

it.each(['daily', 'weekly', 'tuesday-friday'] as const)('leaves %s to its hollow bars', (view) => {
  expect(said(view)).toBeNull();
});

it('is silent where nothing waits', () => {
  expect([
    said('accumulated', undefined, []),
    unsentSentence(
      {
        ...{ unsent: undefined, view: 'accumulated', unit: 'adultos' },
        window: { start: 0, end: Number.MAX_SAFE_INTEGER },
      },
      SPANISH_PANELS,
    ),
  ]).toEqual([null, null]);
});
