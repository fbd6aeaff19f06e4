import { DEFAULT_HARDWARE } from '@vigia/domain/farm';
import { expect, it } from 'vitest';
import { daysInWords, hardwareParts, syncInWords } from './hardware-lines.ts';
import { DEVICE } from './words.ts';

it('gives the time of each camera’s photo; a part that is off has one line', () => {
  const [camera1, camera2, sensors, roll] = hardwareParts(DEVICE.spanish, DEFAULT_HARDWARE);
  expect(camera1?.lines).toEqual([
    ['Estado', 'Activada'],
    ['Hora de la foto', '12:00:00'],
    ['Días', 'todos los días'],
  ]);
  expect(camera2?.lines).toEqual([['Estado', 'Desactivada']]);
  expect(sensors?.lines).toEqual([['Intervalo de lectura', '30 min']]);
  expect(roll?.lines).toEqual([['Estado', 'Desactivado']]);
});

it('gives the duration and the days of the paper roll', () => {
  const paperRoll = { enabled: true, turnSeconds: 25, weekdays: 72 };
  const roll = hardwareParts(DEVICE.spanish, { ...DEFAULT_HARDWARE, paperRoll }).at(-1);
  expect(roll?.lines).toContainEqual(['Giro del motor', '25 s']);
  expect(roll?.lines).toContainEqual(['Días', 'lunes, jueves']);
  expect(daysInWords(DEVICE.spanish, 0)).toBe('ningún día');
});

it('describes the state of the synchronisation', () => {
  const hardware = { config: DEFAULT_HARDWARE, stationId: 1, nodeSerial: 'A' } as const;
  const at = Date.parse('2026-11-20T15:04:05Z');
  const linesIn = (state: 'default' | 'pending' | 'synchronised') =>
    syncInWords(DEVICE.spanish, { ...hardware, state, savedAt: at, synchronisedAt: at });
  expect(linesIn('default')).toBe('De fábrica: nadie ha guardado otra.');
  expect(linesIn('pending')).toContain('Guardada: 20 nov 2026, 12:04:05');
  expect(linesIn('synchronised')).toContain('Sincronizada: 20 nov 2026, 12:04:05');
});
