import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import type { Reason } from '../today/reasons.ts';
import { mailingText, reasonText } from './today.ts';

const today = isoDate('2026-11-21');
const names = {
  today,
  stations: new Map([
    [31, 'Apalta 01'],
    [34, 'Apalta 04'],
  ]),
  pests: new Map([
    [1, 'Polilla del racimo de la vid'],
    [2, 'Carpocapsa'],
  ]),
};
const textOf = (reason: Reason) => reasonText(reason, names);
const device = { stationId: 31, nodeSerial: '1C010331' } as const;
const lastDate = Date.parse('2026-11-19T12:40:00Z');

it('says what is the matter, where, with figure and unit', () => {
  const captures = { kind: 'captures', pestId: 1, level: 'error', count: 14, days: 7, before: 4 } as const;
  expect(textOf({ ...captures, allowed: 10, appliedOn: null })).toBe(
    'Polilla del racimo de la vid: 14 capturas en 7 días, sobre el límite de 10; en los 7 días anteriores, 4',
  );
  expect(textOf({ kind: 'mildew', risk: 'high', index: 70, since: isoDate('2026-11-18') })).toBe(
    'Oídio: riesgo alto, índice 70 desde el 18 nov',
  );
  const stage = { kind: 'milestone', pestId: 1, stage: 'larvae', generation: 2, inDays: 5 } as const;
  expect(textOf({ ...stage, date: isoDate('2026-11-26'), plusMinusDays: 2 })).toBe(
    'Polilla del racimo de la vid: larva de la segunda generación en 5 días (26 nov ± 2 días)',
  );
  expect(textOf({ ...stage, date: isoDate('2026-11-26'), plusMinusDays: null })).toBe(
    'Polilla del racimo de la vid: larva de la segunda generación en 5 días (hacia el 26 nov)',
  );
  expect(textOf({ kind: 'device', ...device, state: 'error', codes: ['connection_lost'], lastDate })).toBe(
    'Apalta 01 (1C010331): Sin conexión desde hace más de un día; último contacto el 19 nov',
  );
  expect(
    textOf({ kind: 'camera', ...device, state: 'warning', codes: ['camera_lens_dirty'], lastDate }),
  ).toBe('Cámara de Apalta 01: Lente sucio');
  expect(textOf({ kind: 'lure', ...device, on: isoDate('2026-11-19'), daysLeft: -2 })).toBe(
    'Feromona de Apalta 01: venció hace 2 días (19 nov)',
  );
  expect(textOf({ kind: 'paper', ...device, on: isoDate('2026-11-22'), daysLeft: 1 })).toBe(
    'Papel adhesivo de Apalta 01: vence mañana (22 nov)',
  );
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
  expect(textOf({ kind: 'lure', ...device, on: today, daysLeft: 0 })).toBe(
    'Feromona de Apalta 01: vence hoy',
  );
});

it('says how many moths a plate has caught since its change', () => {
  const plate = { kind: 'plate', ...device, changedOn: isoDate('2026-11-02') } as const;
  expect(textOf({ ...plate, caught: 34 })).toBe(
    'Placa de Apalta 01 llena: 34 polillas desde el cambio del 2 nov',
  );
});

it('names a station or pest that is gone by what it is', () => {
  expect(textOf({ kind: 'paper', ...device, stationId: 999, on: today, daysLeft: 0 })).toBe(
    'Papel adhesivo de una estación: vence hoy',
  );
});

it('says when Hoy is sent', () => {
  const on = (weekdays: number[]) => mailingText({ weekdays, hour: 7, evenIfNothing: false });
  expect(on([])).toBeNull();
  expect(on([1])).toBe('lunes, a las 07:00');
  expect(on([1, 4, 7])).toBe('lunes, jueves y domingo, a las 07:00');
  expect(on([1, 2, 3, 4, 5])).toBe('de lunes a viernes, a las 07:00');
  expect(on([1, 2, 3, 4, 5, 6, 7])).toBe('todos los días, a las 07:00');
});
