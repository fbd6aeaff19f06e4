import { expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { countedMoths, fullPlatesText } from './plates.ts';

const names = new Map([
  [31, 'Apalta 01'],
  [32, 'Apalta 02'],
]);
const nameOf = (id: number) => names.get(id) ?? '';
const full = (stationId: number, on: string) => ({ stationId, fullOn: isoDate(on) });
const used = { stationId: 33, fullOn: null };

it('says from when on captures may be too low, of one plate and of several', () => {
  expect(fullPlatesText([full(31, '2026-11-12')])).toBe(
    'Placa llena desde el 12 nov 2026. Desde ese día las capturas pueden estar subestimadas; las cifras se muestran sin corregir.',
  );
  expect(fullPlatesText([used, full(31, '2026-11-12')], nameOf)).toMatch(
    /^Placa llena: Apalta 01, desde el 12 nov 2026\. Desde ese día /,
  );
  expect(fullPlatesText([full(31, '2026-11-12'), full(32, '2026-11-15')], nameOf)).toMatch(
    /^Placas llenas: Apalta 01, desde el 12 nov 2026; Apalta 02, desde el 15 nov 2026\. Desde esos días /,
  );
});

it('says nothing where no plate is full', () => {
  expect(fullPlatesText([])).toBeNull();
  expect(fullPlatesText([used], nameOf)).toBeNull();
});

it('counts one moth as one', () => {
  expect([countedMoths(1), countedMoths(1_204)]).toEqual(['1 polilla', '1.204 polillas']);
});
