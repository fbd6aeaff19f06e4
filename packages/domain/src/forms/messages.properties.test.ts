/**
 * Every rule's message appears for exactly the inputs that break the rule. Each generated input has its
 * expected message, copied by hand from the specification, so that the rules are not used to test themselves.
 */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL_DRAFT } from '../../fixtures/builders/events.ts';
import { isoDateOfDayNumber } from '../calendar/iso-date.ts';
import { EVENT_TYPES } from '../entities/event.ts';
import { type DraftFields, fieldsOf, isRequired, newDraft } from '../events/forms.ts';
import { validateEventDraft } from '../events/validate.ts';
import { type BiofixDraft, validateBiofix } from '../farm/biofix.ts';
import { validateClient } from '../farm/client.ts';
import { validateSeason } from '../farm/season.ts';
import { validateSector } from '../farm/sector.ts';
import { type StationDraft, stationSnackbar, validateStation } from '../farm/station.ts';
import { type ScheduleDraft, validateSchedule } from '../schedules/draft.ts';
import { validateHardware } from './hardware.ts';
import { imageFilesError } from './images.ts';
import { validateUser } from './people-forms.ts';
import { addTag, tagEditError } from './tags.ts';

/** The value of a field and its expected message; undefined for none. */
interface Judged<Value> {
  readonly value: Value;
  readonly message: string | undefined;
}
const judged =
  <Value>(message?: string) =>
  (value: Value): Judged<Value> => ({ value, message });
const either = <Value>(...kinds: fc.Arbitrary<Judged<Value>>[]) => fc.oneof(...kinds);

const REQUIRED = 'Por favor llenar todos los campos requeridos (*)';
const INVALID_DATE = 'Fecha inválida';
const blank: fc.Arbitrary<string> = fc.constantFrom('', ' ', '\t  ');
const written = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');
const text = (message: string) => either(blank.map(judged(message)), written.map(judged()));
const id = (message: string) =>
  either<number | null>(fc.constant(null).map(judged(message)), fc.nat().map(judged()));

/** A number as users enter it: a number, or text with a point or a comma. */
const typed = (n: fc.Arbitrary<number>) =>
  fc
    .tuple(
      n,
      fc.constantFrom<(value: number) => number | string>(
        (value) => value,
        (value) => value.toFixed(3),
        (value) => ` ${value.toFixed(3).replace('.', ',')} `,
      ),
    )
    .map(([value, write]) => write(value));
const NO_NUMBERS = ['x', '1.2.3', '--1', '1e1', '12 °', 'NaN', '1.000,5'];
const degrees = (limit: number, message: string) =>
  either<string | number | null>(
    typed(fc.double({ min: -limit, max: limit, noNaN: true })).map(judged()),
    fc.constantFrom(limit, -limit, `${limit}`, `-${limit},0`).map(judged()),
    typed(fc.double({ min: limit + 0.01, max: 4 * limit, noNaN: true })).map(judged(message)),
    typed(fc.double({ min: -4 * limit, max: -limit - 0.01, noNaN: true })).map(judged(message)),
    fc.constantFrom('', ' ', null, Number.NaN, Number.POSITIVE_INFINITY, ...NO_NUMBERS).map(judged(message)),
  );
const latitude = degrees(90, '-90 ≤ latitud ≤ 90');
const longitude = degrees(180, '-180 ≤ longitud ≤ 180');

const anyDay = fc.integer({ min: -20_000, max: 60_000 }).map(isoDateOfDayNumber);
const noDay = fc.constantFrom(
  '2026-02-29',
  '2026-13-01',
  '2026-00-10',
  '2026-04-31',
  '2100-02-29',
  '2026-01-00',
);
const otherShape = anyDay.chain((date) =>
  fc.constantFrom(date.replaceAll('-', '/'), date.slice(2), `${date}T00:00`, ` ${date}`, 'ayer'),
);
const date = (whenBlank: string) =>
  either<string>(
    anyDay.map((day) => judged<string>()(day)),
    blank.map(judged(whenBlank)),
    noDay.map(judged(INVALID_DATE)),
    otherShape.map(judged('YYYY-MM-DD')),
  );

type Fields<Draft> = { readonly [Key in keyof Draft]: fc.Arbitrary<Judged<Draft[Key]>> };
/** Checks generated drafts: the form must show exactly the expected message at each field. */
function holds<Draft extends object>(
  fields: Fields<Draft>,
  validate: (draft: Draft) => object,
  more: (draft: Draft, messages: Partial<Record<keyof Draft, string>>) => void = () => {},
): void {
  fc.assert(
    fc.property(fc.record(fields as Fields<Record<string, unknown>>), (list) => {
      const entries = Object.entries(list);
      const draft = Object.fromEntries(entries.map(([key, { value }]) => [key, value])) as Draft;
      const messages = Object.fromEntries(
        entries.flatMap(([key, { message }]) => (message === undefined ? [] : [[key, message]])),
      );
      expect(validate(draft)).toEqual(messages);
      more(draft, messages as Partial<Record<keyof Draft, string>>);
    }),
    { numRuns: 300 },
  );
}

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

  const spans = (after: string, before: string) =>
    fc
      .tuple(date(INVALID_DATE), date(INVALID_DATE))
      .map(([start, end]): [start: Judged<string>, end: Judged<string>] => {
        const crossed = !start.message && !end.message && Date.parse(start.value) > Date.parse(end.value);
        return crossed
          ? [judged<string>(after)(start.value), judged<string>(before)(end.value)]
          : [start, end];
      });
  const seasons = spans('El inicio es después del término', 'El término es antes que el inicio');
  const errorsOf = (...[start, end]: [Judged<string>, Judged<string>]) => ({
    ...(start.message && { start: start.message }),
    ...(end.message && { end: end.message }),
  });

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

  it('scheduled reports', () => {
    const INCOMPLETE = 'Rellenar formulario';
    const list = fc.array(fc.nat(), { maxLength: 2 });
    fc.assert(
      fc.property(
        list,
        list,
        id(INCOMPLETE),
        spans(INVALID_DATE, INVALID_DATE),
        (userIds, sectorIds, season, [start, end]) => {
          const draft: ScheduleDraft = {
            userIds,
            sectorIds,
            seasonId: season.value,
            start: start.value,
            end: end.value,
            periodicity: 'weekly_monday',
            reportType: 'all',
          };
          expect(validateSchedule(draft)).toEqual({
            ...(userIds.length === 0 && { userIds: INCOMPLETE }),
            ...(sectorIds.length === 0 && { sectorIds: INCOMPLETE }),
            ...(season.message && { seasonId: INCOMPLETE }),
            ...errorsOf(start, end),
          });
        },
      ),
    );
  });

  it('images', () => {
    const photo = fc.constantFrom(
      { name: 'a', type: 'image/jpeg' },
      { name: 'a.HEIC', type: '' },
      { name: 'a.txt', type: 'image/png' },
    );
    const other = fc.constantFrom(
      { name: 'a.pdf', type: 'application/pdf' },
      { name: 'a', type: '' },
      { name: 'a.svg', type: 'image/svg+xml' },
      { name: 'a.jpg', type: 'image/' },
      { name: 'a.jpg', type: 'text/html' },
    );
    fc.assert(
      fc.property(fc.array(photo), fc.array(other, { maxLength: 2 }), (photos, others) => {
        const message = others.length > 0 ? 'Solo se aceptan archivos de imagen' : null;
        expect(imageFilesError([...photos, ...others])).toBe(message);
        expect(imageFilesError([...others, ...photos])).toBe(message);
      }),
    );
  });

  it('tags', () => {
    const REPEATED = 'El tag ya está en la lista';
    const INTERNAL = 'Solo un superadministrador puede marcar un tag como interno';
    const label = fc.constantFrom('a', 'b', 'c');
    fc.assert(
      fc.property(
        fc.subarray(['a', 'b', 'c']),
        label,
        fc.boolean(),
        fc.boolean(),
        (tags, tag, internal, superAdmin) => {
          const error = internal && !superAdmin ? INTERNAL : tags.includes(tag) ? REPEATED : undefined;
          const result = addTag(tags, tag, { internal, superAdmin });
          expect(result).toEqual(
            error ? { tags, error } : { tags: [...tags, internal ? `internal:${tag}` : tag] },
          );
          expect(tagEditError({ before: [], after: [...tags, tag], pending: '', superAdmin })).toBe(
            tags.includes(tag) ? REPEATED : null,
          );
          expect(tagEditError({ before: [], after: tags, pending: ` ${tag} `, superAdmin })).toBe(
            `El tag "${tag}" no se ha agregado a la lista aún`,
          );
        },
      ),
    );
  });

  it.each(EVENT_TYPES)('report %s', (kind) => {
    const required = (field: keyof DraftFields) => isRequired(kind, field);
    /** A blank field has the message "required" if it is required, and none otherwise. */
    const blankOr = <Value>(field: keyof DraftFields, full: fc.Arbitrary<Judged<Value>>) =>
      full.map(({ value, message }) =>
        value === null || (typeof value === 'string' && value.trim() === '')
          ? judged<Value>(required(field) ? REQUIRED : undefined)(value)
          : { value, message },
      );
    const DOSE = 'Campo numérico (> 0)';
    const dose = either<string | number | null>(
      typed(fc.double({ min: 0, max: 1e6, noNaN: true })).map(judged()),
      typed(fc.double({ min: -1e6, max: -0.01, noNaN: true })).map(judged(DOSE)),
      fc.constantFrom('', ' ', null).map(judged()),
      fc.constantFrom(...NO_NUMBERS).map(judged(DOSE)),
    );
    const fields = {
      latitude: blankOr('latitude', latitude),
      longitude: blankOr('longitude', longitude),
      date: blankOr('date', date(REQUIRED)),
      dose: blankOr('dose', dose),
      stationName: blankOr('stationName', text('')),
      product: blankOr('product', text('')),
      userEmail: blankOr('userEmail', text('')),
      sectorId: blankOr('sectorId', id('')),
      pestId: blankOr('pestId', id('')),
      seasonId: blankOr('seasonId', id('')),
      cropId: blankOr('cropId', id('')),
      nodeSerial: fc.constant(judged<string>()('VG-1')),
    };
    const own = Object.fromEntries(
      Object.entries(fields).filter(([field]) => fieldsOf(kind).includes(field as keyof DraftFields)),
    ) as unknown as Fields<Partial<DraftFields>>;
    holds(own, (draft) => validateEventDraft(kind, newDraft(kind, { ...FULL_DRAFT, ...draft })));
  });
});
