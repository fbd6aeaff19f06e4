/** Every rule's message appears for exactly the inputs that break the rule. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  date,
  either,
  errorsOf,
  holds,
  id,
  judged,
  latitude,
  longitude,
  NO_NUMBERS,
  REQUIRED,
  spans,
  text,
} from '../../fixtures/builders/judged.ts';
import { type BiofixDraft, validateBiofix } from '../farm/biofix.ts';
import { validateClient } from '../farm/client.ts';
import { validateSeason } from '../farm/season.ts';
import { validateSector } from '../farm/sector.ts';
import { type StationDraft, stationSnackbar, validateStation } from '../farm/station.ts';
import { validateHardware } from './hardware.ts';
import { validateUser } from './people-forms.ts';

describe('every message appears for exactly the inputs that break its rule', () => {
  it.each([
    ['create', 'Ingrese un Nombre', 'Ingrese una localidad', 'Ingrese una región'],
    ['edit', 'Ingrese nombre', 'Ingrese localidad', 'Ingrese región'],
  ] as const)('sector, %s', (dialog, name, locality, region) => {
    holds(
      { name: text(name), locality: text(locality), region: text(region), latitude, longitude },
      (draft) => validateSector(draft, dialog),
    );
  });

  it('station, in its fields and in the snackbar', () => {
    const any = fc.option(fc.nat()).map((value) => judged<number | null>()(value));
    holds<StationDraft>(
      {
        name: text('Ingrese nombre'),
        latitude,
        longitude,
        sectorId: any,
        seasonId: any,
        cropId: any,
        pestId: any,
      },
      validateStation,
      (draft, messages) => {
        const expected = messages.name
          ? 'Especifique el nombre de la estación'
          : messages.latitude
            ? 'La coordenada de gps de latitud no es válida'
            : messages.longitude && 'La coordenada de gps de longitud no es válida';
        expect(stationSnackbar(draft)).toBe(expected ?? null);
      },
    );
  });

  it('biofix', () => {
    const type = either<BiofixDraft['type']>(
      fc.constantFrom('biofix' as const, 'chronofix' as const).map(judged()),
      fc.constant(null).map(judged(REQUIRED)),
      fc.constant('otro' as 'biofix').map(judged('Seleccione biofix o chronofix')),
    );
    holds<BiofixDraft>(
      {
        seasonId: id(REQUIRED),
        pestId: id(REQUIRED),
        sectorId: id(REQUIRED),
        date: date(REQUIRED),
        type,
        comment: text(REQUIRED),
      },
      (draft) => validateBiofix(draft, null),
    );
  });

  it('user and client', () => {
    const email = either(
      fc.emailAddress({ size: 'small' }).map(judged()),
      fc.emailAddress({ size: 'small' }).map((address) => judged<string>()(` ${address} `)),
      fc
        .constantFrom(
          '',
          ' ',
          'ana',
          'ana@',
          '@huerto.cl',
          'ana@huerto',
          'ana rojas@huerto.cl',
          'a@b@huerto.cl',
          'ana@huerto..cl',
          'ana@-huerto.cl',
        )
        .map(judged('Ingrese un correo válido')),
    );
    holds({ firstName: text('Ingrese Nombre'), lastName: text('Ingrese Apellido'), email }, validateUser);
    holds({ name: text('Ingrese un Nombre') }, validateClient);
  });

  it('paper roll', () => {
    const SECONDS = '10 ≤ segundo(s) ≤ 60';
    const seconds = either<string | number | null>(
      fc.integer({ min: 10, max: 60 }).map(judged()),
      fc.integer({ min: 10, max: 60 }).map((n) => judged<string>()(`${n}`)),
      fc.oneof(fc.integer({ max: 9 }), fc.integer({ min: 61 })).map(judged(SECONDS)),
      fc.constantFrom('', null, 10.5, '59,9', ...NO_NUMBERS).map(judged(SECONDS)),
    );
    const on = fc.constant(judged<boolean>()(true));
    holds({ paperRollEnabled: on, paperRollSeconds: seconds }, validateHardware);
    fc.assert(
      fc.property(seconds, ({ value }) => {
        expect(validateHardware({ paperRollEnabled: false, paperRollSeconds: value })).toEqual({});
      }),
    );
  });

  const seasons = spans('El inicio es después del término', 'El término es antes que el inicio');

  it.each([
    ['create', 'Ingrese Nombre'],
    ['edit', 'Ingrese nombre'],
  ] as const)('season, %s', (dialog, words) => {
    fc.assert(
      fc.property(text(words), seasons, (name, [start, end]) => {
        const draft = { name: name.value, start: start.value, end: end.value };
        expect(validateSeason(draft, dialog)).toEqual({
          ...(name.message && { name: name.message }),
          ...errorsOf(start, end),
        });
      }),
    );
  });
});
