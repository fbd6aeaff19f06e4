import { isoDate } from '@vigia/domain';
import type { Reason } from '@vigia/domain/today';
import { expect, it } from 'vitest';
import { TODAY as DAY, PESTS, STATIONS } from '../../testing/sample-farm.ts';
import { APALTA, LOS_NICHES } from '../../testing/sample-today.ts';
import { nextAct } from './next-act.ts';
import { reasonNames, reasonText } from './reason-text.ts';
import { TODAY } from './words.ts';

const names = reasonNames({ stations: STATIONS }, PESTS, DAY);
const textOf = (reason: Reason) => reasonText(TODAY.spanish, reason, names);

it('says what is the matter, where, with figure and unit', () => {
  expect([...APALTA, ...LOS_NICHES].map(textOf)).toEqual([
    'Polilla del racimo de la vid: 14 capturas en 7 días, sobre el límite de 10; en los 7 días anteriores, 4',
    'Oídio: riesgo alto, índice 70 desde el 18 nov',
    'Polilla del racimo de la vid: larva de la segunda generación en 5 días (26 nov ± 2 días)',
    'Apalta 02 (1C010332): Sin conexión desde hace más de un día; último contacto el 19 nov',
    'Cámara de Apalta 01: Lente sucio',
    'Feromona de Los Niches 01: venció hace 2 días (19 nov)',
    'Papel adhesivo de Los Niches 02: vence mañana (22 nov)',
  ]);
});

it('says captures that rise, and what was applied', () => {
  const captures = { kind: 'captures', pestId: 2, days: 7, allowed: null, appliedOn: null } as const;
  expect(textOf({ ...captures, level: 'rising', count: 6, before: 2 })).toBe(
    'Carpocapsa en alza: 6 capturas en 7 días; en los 7 días anteriores, 2',
  );
  const applied = { ...captures, level: 'warning', count: 1, before: null, allowed: 0 } as const;
  expect(textOf({ ...applied, days: 1, appliedOn: isoDate('2026-11-20') })).toBe(
    'Carpocapsa: 1 captura en 1 día, sobre el límite de 0. Aplicación registrada el 20 nov',
  );
});

it('says since when nobody counted a trap, and what runs out today', () => {
  const trap = { kind: 'uncounted', stationId: 34, pestId: 1 } as const;
  expect(textOf({ ...trap, since: isoDate('2026-11-10'), days: 11 })).toBe(
    'Trampa Apalta 04, Polilla del racimo de la vid: sin conteo desde el 10 nov (11 días)',
  );
  expect(textOf({ ...trap, since: null, days: null })).toMatch(/sin conteos en los últimos 60 días$/);
  expect(textOf({ kind: 'lure', stationId: 31, nodeSerial: 'A', on: DAY, daysLeft: 0 })).toBe(
    'Feromona de Apalta 01: vence hoy',
  );
});

it('names a station or pest that is gone by what it is', () => {
  expect(textOf({ kind: 'paper', stationId: 999, nodeSerial: 'A', on: DAY, daysLeft: 0 })).toBe(
    'Papel adhesivo de una estación: vence hoy',
  );
});

it('leads who may not report to a page', () => {
  const [captures, , , device] = APALTA;
  expect(nextAct(captures!, true)).toMatchObject({ kind: 'report', event: 'agrochemical_application' });
  expect(nextAct(captures!, false)).toEqual({ kind: 'pest-chart', pestId: 1 });
  expect(nextAct(device!, false)).toEqual({ kind: 'station', stationId: 32 });
});
