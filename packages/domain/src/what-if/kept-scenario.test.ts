import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { keptText, scenariosOf, supposedOf, validateScenario } from './kept-scenario.ts';
import { parseSupposed, type Supposed, supposedText } from './supposed.ts';

const SUPPOSED: Supposed = { name: 'Biofix de Juan', start: isoDate('2026-09-14'), warmer: 1.5 };

describe('a kept scenario', () => {
  it('is what an address has, and opens as it was kept', () => {
    expect(keptText(SUPPOSED)).toBe('start.2026-09-14~warmer.1.5');
    expect(supposedOf({ name: 'Biofix de Juan', supposed: keptText(SUPPOSED) })).toEqual(SUPPOSED);
    expect(keptText({ name: 'Solo un nombre' })).toBe('');
  });

  it('opens as it was kept, whatever is supposed', () => {
    const day = fc
      .integer({ min: 1, max: 28 })
      .map((of) => isoDate(`2026-10-${String(of).padStart(2, '0')}`));
    const supposed = fc.record(
      {
        ...{ start: day, spray: day, residual: fc.integer({ min: 1, max: 120 }) },
        ...{ warmer: fc.constantFrom(-2.5, 1, 4.25), sum: fc.integer({ min: 1, max: 5000 }) },
        weather: fc.constantFrom('warm-year' as const, 'cold-year' as const),
      },
      { requiredKeys: ['start'] },
    );
    fc.assert(
      fc.property(supposed, (each) => {
        const text = keptText(each);
        expect(validateScenario({ name: 'Uno', supposed: text }, [])).toEqual({});
        expect(supposedOf({ name: 'Uno', supposed: text })).toEqual({ ...each, name: 'Uno' });
        expect(parseSupposed(supposedText({ ...each, name: 'Uno' }))).toEqual({ ...each, name: 'Uno' });
      }),
    );
  });

  it('says what is wrong with it', () => {
    const errors = (name: string, supposed = 'warmer.1') =>
      validateScenario({ name, supposed }, [{ name: 'Juan' }]);
    expect(errors('Ana')).toEqual({});
    expect(errors('  ')).toEqual({ name: 'Dé un nombre al supuesto' });
    expect(errors(' JUAN ')).toEqual({ name: 'Ya tiene un supuesto con ese nombre' });
    expect(errors('x'.repeat(60))).toEqual({});
    expect(errors('x'.repeat(61))).toEqual({ name: 'Hasta 60 caracteres' });
    expect(errors('a~b')).toEqual({ name: 'Sin el signo ~' });
    for (const wrong of ['', 'name.Ana', 'warmer.6', 'warmer.1~warmer.1', 'spray.ayer', 'start.2026-02-30'])
      expect(errors('Ana', wrong)).toHaveProperty('supposed');
  });

  it('is of one season of a pest in a field', () => {
    const of = (sectorId: number, seasonId: number, pestId: number) => ({
      ...{ id: sectorId * 100 + seasonId * 10 + pestId, sectorId, seasonId, pestId },
      ...{ name: 'Uno', supposed: 'warmer.1' },
    });
    const kept = [of(1, 1, 1), of(2, 1, 1), of(1, 2, 1), of(1, 1, 2)];
    expect(scenariosOf(kept, { sectorId: 1, seasonId: 1, pestId: 1 })).toEqual([kept[0]]);
  });
});
