import { isoDate } from '@vigia/domain';
import ICAL from 'ical.js';
import { expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const entry = {
  uid: 'ronda-3-1-2026-11-30@vigia',
  day: isoDate('2026-11-30'),
  title: 'Ronda de Viña Los Aromos, 30 nov 2026; mañana, temprano',
  text: 'Una línea con \\ y ñ, «comillas»; punto y coma.\n\n1. Estación con un nombre muy largo que no cabe en una sola línea del archivo 🪲\n   - Feromona: venció',
  madeAt: Date.UTC(2026, 10, 30, 13, 40, 5),
};

it('is read back by a parser as it was written', () => {
  const read = new ICAL.Component(ICAL.parse(calendarFile(entry)));
  expect(read.getFirstPropertyValue('version')).toBe('2.0');
  const [only, ...others] = read.getAllSubcomponents('vevent');
  expect(others).toEqual([]);
  const event = new ICAL.Event(only!);
  expect([event.uid, event.summary, event.description]).toEqual([entry.uid, entry.title, entry.text]);
  expect(event.startDate.isDate).toBe(true);
  expect([event.startDate.toString(), event.endDate.toString()]).toEqual(['2026-11-30', '2026-12-01']);
  expect(String(only!.getFirstPropertyValue('dtstamp'))).toBe('2026-11-30T13:40:05Z');
});

it('has lines of 75 bytes at most, each ended as the standard asks', () => {
  const file = calendarFile(entry);
  expect(file.endsWith('\r\n')).toBe(true);
  expect(file.replaceAll('\r\n', '')).not.toContain('\n');
  for (const line of file.split('\r\n'))
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
});
