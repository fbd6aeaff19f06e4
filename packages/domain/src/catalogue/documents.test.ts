import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { chipRule } from '../captures/chip-rule.ts';
import { PEST_FAULT_SENTENCES } from '../es/pest-faults.ts';
import { chronofixDate, FLIGHT_MODELS } from '../phenology/flights.ts';
import { PEST_MODELS } from '../phenology/pest-models.ts';
import { CROPS } from './crops.ts';
import { pestDocumentFaults } from './document-faults.ts';
import { PEST_DOCUMENTS } from './documents/documents.ts';
import { pestOf } from './pest-of.ts';
import { PESTS } from './pests.ts';

describe('documents of the built-in pests', () => {
  it('are one of each pest', () => {
    expect(PEST_DOCUMENTS.map(({ id }) => id)).toEqual([...PESTS.keys()]);
    expect(PESTS.size).toBe(12);
  });

  it.each(PEST_DOCUMENTS)('are without faults, and read what the product uses: $id $species', (document) => {
    expect(pestDocumentFaults(document)).toEqual([]);
    const written = JSON.parse(JSON.stringify(document));
    expect(written).toEqual(document);
    const { pest, chip, model, flightModel } = pestOf(written);
    expect(pest).toEqual(PESTS.get(document.id));
    expect(model).toEqual(PEST_MODELS.get(document.id) ?? null);
    expect(flightModel).toEqual(FLIGHT_MODELS.get(document.id) ?? null);
    const rule = chipRule(document.id, isoDate('2026-11-20'), []);
    expect(rule && { days: rule.days, okUpTo: rule.okUpTo, warningUpTo: rule.warningUpTo }).toEqual(chip);
  });

  it('name hosts as the catalogue of crops does', () => {
    const species = new Set(Array.from(CROPS.values(), (crop) => crop.species));
    expect(PEST_DOCUMENTS.flatMap(({ hosts = [] }) => hosts).filter((host) => !species.has(host))).toEqual(
      [],
    );
  });

  it('count by the calendar from the chronofix of the product', () => {
    const days = PEST_DOCUMENTS.flatMap(({ biofix = [] }) => biofix.flatMap(({ day }) => day ?? []));
    expect(days.length).toBeGreaterThan(0);
    for (const day of days) expect(chronofixDate(isoDate('2026-05-01'))).toBe(`2026-${day}`);
  });
});

describe('faults', () => {
  it('are found in anything that was read', () => {
    for (const value of [
      null,
      3,
      'x',
      [],
      {},
      { model: [], chip: 3, biofix: {}, hosts: 'x', validIn: [null] },
    ])
      expect(pestDocumentFaults(value)).toEqual([]);
  });

  it('are told in whole sentences', () => {
    for (const sentence of Object.values(PEST_FAULT_SENTENCES)) expect(sentence).toMatch(/^\p{Lu}.*\.$/u);
  });
});
