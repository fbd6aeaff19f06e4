/** Every rule's message appears for exactly the inputs that break the rule. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FULL_DRAFT } from '../../fixtures/builders/events.ts';
import {
  date,
  either,
  errorsOf,
  type Fields,
  holds,
  INVALID_DATE,
  id,
  type Judged,
  judged,
  latitude,
  longitude,
  NO_NUMBERS,
  REQUIRED,
  spans,
  text,
  typed,
} from '../../fixtures/builders/judged.ts';
import { EVENT_TYPES } from '../entities/event.ts';
import { type DraftFields, fieldsOf, isRequired, newDraft } from '../events/forms.ts';
import { validateEventDraft } from '../events/validate.ts';
import { type ScheduleDraft, validateSchedule } from '../schedules/draft.ts';
import { imageFilesError } from './images.ts';
import { addTag, tagEditError } from './tags.ts';

describe('every message appears for exactly the inputs that break its rule', () => {
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
