import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addressOf,
  addressParts,
  stationSnackbar,
  validateBiofix,
  validateSeason,
  validateSector,
  validateStation,
} from './farm-forms.ts';
import { hardwareFieldsOpen, hardwareRefusal, isSensorInterval, validateHardware } from './hardware.ts';
import { validateClient, validateUser } from './people-forms.ts';
import { pressSave, SAVE_STATES, settleSave } from './save-state.ts';
import { addTag, INTERNAL_TAG_PREFIX, isInternalTag, storedTag, tagChip, tagEditError } from './tags.ts';

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

  it('stores both parts of the address in one text', () => {
    expect(addressOf({ locality: ' Curicó ', region: ' Maule' })).toBe('Curicó, Maule');
    expect(addressParts('Curicó, Maule')).toEqual({ locality: 'Curicó', region: 'Maule' });
    expect(addressParts('Fundo 3, Curicó,Maule')).toEqual({ locality: 'Fundo 3, Curicó', region: 'Maule' });
    expect(addressParts(' Curicó ')).toEqual({ locality: 'Curicó', region: '' });
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
      { start: 'Fecha inválida', end: 'Fecha inválida' },
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
    expect(validateBiofix(whole)).toEqual({});
    expect(validateBiofix({ ...whole, type: 'chronofix' })).toEqual({});
    for (const field of ['seasonId', 'pestId', 'sectorId', 'type'] as const) {
      expect(validateBiofix({ ...whole, [field]: null })).toEqual({ [field]: required });
    }
    expect(validateBiofix({ ...whole, comment: ' ', date: '' })).toEqual({
      date: required,
      comment: required,
    });
    expect(validateBiofix({ ...whole, date: '20/9' })).toEqual({ date: 'YYYY-MM-DD' });
    expect(validateBiofix({ ...whole, date: '2026-09-31' })).toEqual({ date: 'Fecha inválida' });
    expect(validateBiofix({ ...whole, type: 'otro' as 'biofix' })).toEqual({
      type: 'Seleccione biofix o chronofix',
    });
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
    expect(validateClient({ name: ' ', taxId: '' })).toEqual({ name: 'Ingrese un Nombre' });
    expect(validateClient({ name: 'Viña', taxId: '' })).toEqual({});
  });
});

describe('tags', () => {
  const admin = { superAdmin: true };
  const grower = { superAdmin: false };

  it('show their prefix as a highlight', () => {
    expect(tagChip('internal:piloto')).toEqual({ label: 'piloto', internal: true });
    expect(tagChip('piloto')).toEqual({ label: 'piloto', internal: false });
    expect(isInternalTag('no internal:')).toBe(false);
    fc.assert(
      fc.property(filled, fc.boolean(), (label, internal) => {
        fc.pre(!label.startsWith(INTERNAL_TAG_PREFIX));
        expect(tagChip(storedTag({ label, internal }))).toEqual({ label, internal });
      }),
    );
  });

  it('are added once', () => {
    expect(addTag(['a'], ' b ', grower)).toEqual({ tags: ['a', 'b'] });
    expect(addTag(['a'], '  ', grower)).toEqual({ tags: ['a'] });
    expect(addTag(['a'], 'internal: ', admin)).toEqual({ tags: ['a'] });
    expect(addTag(['a'], 'a', grower)).toEqual({ tags: ['a'], error: 'El tag ya está en la lista' });
    expect(addTag(['internal:a'], 'a', grower)).toHaveProperty('error');
    expect(addTag([], 'a', { internal: true, superAdmin: true })).toEqual({ tags: ['internal:a'] });
    expect(addTag([], 'internal: a', admin)).toEqual({ tags: ['internal:a'] });
    for (const [typed, options] of [
      ['internal:a', grower],
      ['a', { internal: true, superAdmin: false }],
    ] as const) {
      expect(addTag([], typed, options)).toEqual({
        tags: [],
        error: 'Solo un superadministrador puede marcar un tag como interno',
      });
    }
  });

  it('are not saved while text is pending, twice, or marked internal by another', () => {
    const edit = { before: ['internal:x'], after: ['internal:x', 'a'], pending: '', superAdmin: false };
    expect(tagEditError(edit)).toBeNull();
    expect(tagEditError({ ...edit, pending: ' nuevo ' })).toBe(
      'El tag "nuevo" no se ha agregado a la lista aún',
    );
    expect(tagEditError({ ...edit, pending: ' ' })).toBeNull();
    expect(tagEditError({ ...edit, after: ['a', 'internal:a'] })).toBe('El tag ya está en la lista');
    expect(tagEditError({ ...edit, after: ['internal:y'] })).toMatch('superadministrador');
    expect(tagEditError({ ...edit, after: ['internal:y'], superAdmin: true })).toBeNull();
  });
});

describe('hardware', () => {
  const camera = { enabled: true, hour: 9, minutes: 0, seconds: 0, weekdays: 127 };
  const config = {
    camera1: camera,
    camera2: camera,
    operationMode: 'normal_operation',
    sensorIntervalMinutes: 30,
    paperRoll: { enabled: true, turnSeconds: 10, weekdays: 1 },
  };
  const save = { readOnly: false, stationId: 5, before: config, after: config };

  it('asks 10 to 60 whole seconds of a roll that is on', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.oneof(fc.integer({ min: 0, max: 80 }), fc.double()), (on, seconds) => {
        const right = Number.isInteger(seconds) && seconds >= 10 && seconds <= 60;
        expect(validateHardware({ paperRollEnabled: on, paperRollSeconds: seconds })).toEqual(
          on && !right ? { paperRollSeconds: '10 ≤ segundo(s) ≤ 60' } : {},
        );
      }),
    );
    expect([14, 15, 60, 61].map(isSensorInterval)).toEqual([false, true, true, false]);
  });

  it('is refused for one reason after another', () => {
    const roll = (turnSeconds: number) => ({ ...config, paperRoll: { ...config.paperRoll, turnSeconds } });
    const other = { ...camera, weekdays: 64 };
    expect(hardwareRefusal(save)).toBeNull();
    expect(hardwareRefusal({ ...save, readOnly: true, stationId: null })).toBe('read-only');
    expect(hardwareRefusal({ ...save, stationId: null, after: roll(9) })).toBe('no-station');
    expect(hardwareRefusal({ ...save, after: roll(61) })).toBe('invalid');
    expect(hardwareRefusal({ ...save, after: { ...config, camera1: other } })).toBe('weekdays-changed');
    expect(hardwareRefusal({ ...save, after: { ...config, camera2: other } })).toBe('weekdays-changed');
  });

  it('opens the fields that may change', () => {
    expect(hardwareFieldsOpen({ readOnly: false, paperRollEnabled: true })).toEqual({
      cameras: true,
      captureWeekdays: false,
      sensorInterval: false,
      paperRoll: true,
      paperRollSeconds: true,
    });
    expect(hardwareFieldsOpen({ readOnly: false, paperRollEnabled: false }).paperRollSeconds).toBe(false);
    expect(new Set(Object.values(hardwareFieldsOpen({ readOnly: true, paperRollEnabled: true })))).toEqual(
      new Set([false]),
    );
  });
});

describe('saving', () => {
  it.each([
    ['idle', true, 'saving', 'save'],
    ['idle', false, 'idle', 'none'],
    ['saving', true, 'saving', 'none'],
    ['saving', false, 'saving', 'none'],
    ['success', true, 'idle', 'close'],
    ['success', false, 'idle', 'close'],
    ['error', true, 'saving', 'save'],
    ['error', false, 'error', 'none'],
  ] as const)('%s, valid %s: %s, %s', (state, valid, next, effect) => {
    expect(pressSave(state, valid)).toEqual({ state: next, effect });
  });

  it('takes an answer only while one is awaited', () => {
    expect(SAVE_STATES.map((state) => settleSave(state, 'error'))).toEqual([
      'idle',
      'error',
      'success',
      'error',
    ]);
    expect(settleSave('saving', 'success')).toBe('success');
  });
});
