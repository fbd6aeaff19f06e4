import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isoDate } from '../calendar/iso-date.ts';
import { validateBiofix } from '../farm/biofix.ts';
import { validateClient } from '../farm/client.ts';
import { validateSeason } from '../farm/season.ts';
import { addressOf, addressParts, validateSector } from '../farm/sector.ts';
import { stationSnackbar, validateStation } from '../farm/station.ts';
import { isOnlyWrong } from './field-errors.ts';
import { validateUser } from './people-forms.ts';

const blank = fc.constantFrom('', ' ', '\t ');
const filled = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const text = fc.oneof(blank, filled);
const when = (broken: boolean, message: string) => (broken ? message : undefined);
const isBlankText = (value: string) => value.trim() === '';

describe('sector', () => {
  it('says for each field what is missing, in the words of the dialog', () => {
    const words = {
      create: ['Ingrese un Nombre', 'Ingrese una localidad', 'Ingrese una región'],
      edit: ['Ingrese nombre', 'Ingrese localidad', 'Ingrese región'],
    } as const;
    const degrees = fc.integer({ min: -200, max: 200 });
    fc.assert(
      fc.property(
        fc.record({ name: text, locality: text, region: text, latitude: degrees, longitude: degrees }),
        fc.constantFrom('create' as const, 'edit' as const),
        (draft, dialog) => {
          const [name, locality, region] = words[dialog];
          expect({ ...validateSector(draft, dialog) }).toEqual(
            JSON.parse(
              JSON.stringify({
                name: when(isBlankText(draft.name), name),
                locality: when(isBlankText(draft.locality), locality),
                region: when(isBlankText(draft.region), region),
                latitude: when(Math.abs(draft.latitude) > 90, '-90 ≤ latitud ≤ 90'),
                longitude: when(Math.abs(draft.longitude) > 180, '-180 ≤ longitud ≤ 180'),
              }),
            ),
          );
        },
      ),
    );
  });

  it('has an area above nothing, with two decimals at most, or none', () => {
    const draft = { name: 'Norte', locality: 'Curicó', region: 'Maule', latitude: -35, longitude: -71 };
    const isWrong = (area: string | number | null | undefined) =>
      validateSector({ ...draft, area }, 'edit').area !== undefined;
    expect([undefined, null, '', ' ', 0.01, '12,5', '12.25', 100_000].map(isWrong)).not.toContain(true);
    expect([0, '0', -1, '1,234', 100_000.01, 'mucho', '1e3', '1.000,5'].map(isWrong)).not.toContain(false);
  });

  it('stores both parts of the address in one text', () => {
    expect(addressOf({ locality: ' Curicó ', region: ' Maule' })).toBe('Curicó, Maule');
    expect(addressParts('Curicó, Maule')).toEqual({ locality: 'Curicó', region: 'Maule' });
    expect(addressParts('Fundo 3, Curicó,Maule')).toEqual({ locality: 'Fundo 3, Curicó', region: 'Maule' });
    expect(addressParts(' Curicó ')).toEqual({ locality: 'Curicó', region: '' });
    expect(addressParts(' Curicó , Maule')).toEqual({ locality: 'Curicó', region: 'Maule' });
    expect(addressParts(', Maule')).toEqual({ locality: '', region: 'Maule' });
  });
});

describe('season', () => {
  it.each([
    [{ name: '', start: '2026-05-01', end: '2027-04-30' }, 'create', { name: 'Ingrese Nombre' }],
    [{ name: ' ', start: '2026-05-01', end: '2027-04-30' }, 'edit', { name: 'Ingrese nombre' }],
    [{ name: 'x', start: '2026-05-01', end: '2026-05-01' }, 'create', {}],
    [{ name: 'x', start: '', end: '2026-05-01' }, 'create', { start: 'Fecha inválida' }],
    [{ name: 'x', start: '2026-05-01', end: '1/5' }, 'create', { end: 'YYYY-MM-DD' }],
    [
      { name: 'x', start: '2026-05-02', end: '2026-05-01' },
      'edit',
      { start: 'El inicio es después del término', end: 'El término es antes que el inicio' },
    ],
  ] as const)('%j in %s', (draft, dialog, errors) => {
    expect(validateSeason(draft, dialog)).toEqual(errors);
  });
});

describe('station', () => {
  const draft = {
    name: 'E1',
    sectorId: 1,
    latitude: '-33,4',
    longitude: -70,
    seasonId: 1,
    cropId: 1,
    pestId: 1,
  };
  it.each([
    [{}, {}, null],
    [
      { name: ' ', latitude: 91, longitude: 181 },
      ['name', 'latitude', 'longitude'],
      'Especifique el nombre de la estación',
    ],
    [
      { latitude: 'x', longitude: 'x' },
      ['latitude', 'longitude'],
      'La coordenada de gps de latitud no es válida',
    ],
    [{ longitude: '' }, ['longitude'], 'La coordenada de gps de longitud no es válida'],
  ] as const)('%j', (change, fields, snackbar) => {
    const errors = validateStation({ ...draft, ...change });
    expect(Object.keys(errors)).toEqual(Array.isArray(fields) ? fields : []);
    expect(stationSnackbar({ ...draft, ...change })).toBe(snackbar);
  });
  it('names the field messages', () => {
    expect(validateStation({ ...draft, name: '', latitude: -91, longitude: -181 })).toEqual({
      name: 'Ingrese nombre',
      latitude: '-90 ≤ latitud ≤ 90',
      longitude: '-180 ≤ longitud ≤ 180',
    });
  });
});

describe('biofix', () => {
  const whole = {
    seasonId: 1,
    pestId: 1,
    sectorId: 1,
    date: '2026-09-20',
    type: 'biofix' as const,
    comment: 'Primera captura',
  };
  const required = 'Por favor llenar todos los campos requeridos (*)';

  it('is complete or not sent', () => {
    expect(validateBiofix(whole, null)).toEqual({});
    expect(validateBiofix({ ...whole, type: 'chronofix' }, null)).toEqual({});
    for (const field of ['seasonId', 'pestId', 'sectorId', 'type'] as const) {
      expect(validateBiofix({ ...whole, [field]: null }, null)).toEqual({ [field]: required });
    }
    expect(validateBiofix({ ...whole, comment: ' ', date: '' }, null)).toEqual({
      date: required,
      comment: required,
    });
    expect(validateBiofix({ ...whole, date: '20/9' }, null)).toEqual({ date: 'YYYY-MM-DD' });
    expect(validateBiofix({ ...whole, date: '2026-09-31' }, null)).toEqual({ date: 'Fecha inválida' });
    expect(validateBiofix({ ...whole, type: 'otro' as 'biofix' }, null)).toEqual({
      type: 'Seleccione biofix o chronofix',
    });
  });

  it('lies in its season', () => {
    const season = { start: isoDate('2026-05-01'), end: isoDate('2027-04-30') };
    const outside = { date: 'La temporada va del 1 may 2026 al 30 abr 2027' };
    expect(validateBiofix(whole, season)).toEqual({});
    expect(validateBiofix({ ...whole, date: '2025-09-20' }, season)).toEqual(outside);
    expect(validateBiofix({ ...whole, date: '2028-02-29' }, season)).toEqual(outside);
    expect(validateBiofix({ ...whole, date: '20/9' }, season)).toEqual({ date: 'YYYY-MM-DD' });
  });
});

describe('user and client', () => {
  it('say what is missing', () => {
    expect(validateUser({ firstName: 'Ana', lastName: 'Rojas', email: ' ana@vigia.cl ' })).toEqual({});
    expect(validateUser({ firstName: '', lastName: ' ', email: 'ana' })).toEqual({
      firstName: 'Ingrese Nombre',
      lastName: 'Ingrese Apellido',
      email: 'Ingrese un correo válido',
    });
    expect(validateClient({ name: ' ' })).toEqual({ name: 'Ingrese un Nombre' });
    expect(validateClient({ name: 'Viña' })).toEqual({});
  });
});

describe('what is wrong with a form', () => {
  it('is only wrong where each field with an error holds something', () => {
    const draft = { name: 'Juan', days: 0, note: ' ', kinds: [] as string[], when: null };
    expect(isOnlyWrong(draft, { name: 'x' })).toBe(true);
    expect(isOnlyWrong(draft, { name: 'x', days: 'x' })).toBe(true);
    expect(isOnlyWrong(draft, {})).toBe(false);
    for (const field of ['note', 'kinds', 'when', 'elsewhere'])
      expect(isOnlyWrong(draft, { name: 'x', [field]: 'x' })).toBe(false);
  });
});
