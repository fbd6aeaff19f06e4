import { isoDate } from '@vigia/domain';
import { expect, it } from 'vitest';
import { unsentSentence } from './unsent-captures.ts';
import { UNSENT_CAPTURES } from './unsent-captures-words.ts';

const ITEMS = [
  { date: isoDate('2026-11-12'), value: 9 },
  { date: isoDate('2026-11-19'), value: 14 },
];
const said = (view: string, start = '2026-11-01', unsent = ITEMS) =>
  unsentSentence(UNSENT_CAPTURES.spanish, unsent, view, {
    start: isoDate(start),
    end: isoDate('2026-11-21'),
  });

it('says what a curve of sums does not have yet', () => {
  expect(said('accumulated')).toBe(
    'Por enviar: 23 insectos de conteos en terreno (12 nov 2026 – 19 nov 2026). La curva todavía no incluye lo que espera en este teléfono.',
  );
});

it('counts only the days that are shown', () => {
  expect(said('accumulated', '2026-11-15')).toMatch(/^Por enviar: 14 insectos .*\(19 nov 2026\)/);
  expect(said('accumulated', '2026-11-20')).toBeNull();
});

it('names a trap in which nothing was found', () => {
  expect(said('accumulated', undefined, [{ date: isoDate('2026-11-19'), value: 0 }])).toMatch(/0 insectos/);
});

it('does not promise that a count will stand among photos', () => {
  expect(said('photo')).toMatch(/23 insectos.*un conteo en terreno no la cambia\.$/);
});

it.each(['daily', 'weekly', 'tuesday-friday'])('leaves %s to its hollow bars', (view) => {
  expect(said(view)).toBeNull();
});

it('is silent where nothing waits', () => {
  expect(said('accumulated', undefined, [])).toBeNull();
});
