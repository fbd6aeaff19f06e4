import type { LogType } from '@vigia/domain/events';
import { expect, it } from 'vitest';
import { anEvent, EVENTS } from '../../testing/sample-events.ts';
import { CONTEXT } from '../../testing/sample-farm.ts';
import { doneText, doseText } from './log-facts.ts';
import { logRows } from './log-rows.ts';
import { LOGS } from './words.ts';

it('formats a dose like all other figures', () => {
  expect(doseText({ event: { dose: 1000, measure: 'cc/100L' } })).toBe('1.000 cc/100L');
  expect(doseText({ event: { dose: 12.5, measure: 'L/ha' } })).toBe('12,5 L/ha');
  expect(doseText({ event: { dose: null, measure: null } })).toBeNull();
});

it.each<[LogType, readonly string[]]>([
  ['install_log', ['Feromona nueva por 30 días · Poste 14, hilera 6', 'Sin comentarios']],
  ['swap_log', ['Reemplaza a 1C009120']],
  ['maintenance_log', ['Feromona nueva por 30 días · Cambio de papel']],
  [
    'pesticide_log',
    [
      'Clorantraniliprol · 12,5 cc/100L · Polilla del racimo de la vid · Viento suave. Se repite en 14 días si las capturas siguen sobre el umbral.',
    ],
  ],
  ['biofix_log', ['Biofix · Polilla del racimo de la vid']],
])('gives the important facts of %s in one line', (type, done) => {
  const rows = logRows(CONTEXT, EVENTS, { type, station: null });
  expect(rows.map((row) => doneText(LOGS.spanish, type, row))).toEqual(done);
});

it('says that a visit has no comment', () => {
  const [row] = logRows(CONTEXT, [anEvent({ comments: ' ' })], { type: 'maintenance_log', station: null });
  expect(doneText(LOGS.spanish, 'maintenance_log', row!)).toBe('Sin comentarios');
});
