import { type DraftFields, newEvent } from '@vigia/domain/events';
import { describe, expect, it } from 'vitest';
import { CHOICE_SOURCE, TODAY } from '../../testing/sample-farm.ts';
import {
  blankEvent,
  chosenKind,
  edited,
  failed,
  foundEvent,
  isTriedLongAgo,
  saving,
  sending,
  taken,
  toKeep,
  type Written,
} from './written.ts';

const DAY = 86_400_000;
const start = { clientId: 1, date: TODAY, userEmail: 'ana@aromos.cl', sectorId: 3 };
const choose = (written: Written, kind: Parameters<typeof chosenKind>[1]) =>
  chosenKind(written, kind, start, CHOICE_SOURCE);
const edit = (written: Written, changes: Partial<DraftFields>) => edited(written, changes, CHOICE_SOURCE, 5);
const draftOf = ({ form }: Written) => form.draft as Partial<DraftFields>;
const application = edit(choose(blankEvent('k1'), 'agrochemical_application'), {
  product: 'Azufre',
  comments: 'con viento',
});

describe('the draft of an event', () => {
  it('is stored after the first edit, and restored unchanged', () => {
    expect(toKeep(blankEvent('k1'))).toBeNull();
    expect(toKeep(choose(blankEvent('k1'), 'biofix_set'))).toBeNull();
    const kept = toKeep(application)!;
    expect(kept).toMatchObject({ id: 'k1', key: 'k1', kind: 'agrochemical_application', editedAt: 5 });
    const found = foundEvent(JSON.parse(JSON.stringify(kept)));
    expect(found).toMatchObject({ isFound: true, form: { draft: application.form.draft, saving: false } });
    expect(toKeep(found)).toEqual(kept);
  });

  it('keeps the typed values through another kind and back', () => {
    const biofix = choose(application, 'biofix_set');
    expect(draftOf(biofix)).toMatchObject({ comments: 'con viento', sectorId: 3, seasonId: 9 });
    const moved = edit(biofix, { comments: 'sin viento', sectorId: 4 });
    expect(draftOf(choose(moved, 'agrochemical_application'))).toMatchObject({
      product: 'Azufre',
      comments: 'sin viento',
      sectorId: 4,
    });
  });

  it('loses sector, station and season with another client', () => {
    const at = edit(choose(blankEvent('k'), 'first_capture'), { stationId: 31, sectorId: 3 });
    expect(draftOf(edit(at, { clientId: 2 }))).toMatchObject({
      clientId: 2,
      stationId: null,
      sectorId: null,
      seasonId: null,
    });
  });

  const newEventSent = newEvent('agrochemical_application', application.form.draft as never, {
    clientId: 1,
    today: TODAY,
  });
  const unclear = { errors: {}, isUnclear: true };

  it('is sent again unchanged while the result is unknown', () => {
    const lost = failed(sending(saving(application, newEventSent, 9), 9), unclear);
    expect(lost).toMatchObject({ key: 'k1', tried: newEventSent, form: { saving: false } });
    expect(draftOf(lost)).toEqual(draftOf(application));
    expect(toKeep(lost)).toMatchObject({ tried: newEventSent, key: 'k1' });
    expect(edit(lost, { dose: '3' })).toMatchObject({ tried: null, key: 'k1' });
  });

  it('knows when it was tried first, as the service forgets what it has taken', () => {
    const lost = failed(sending(saving(application, newEventSent, 9), 9), unclear);
    const again = sending(saving(edit(lost, { dose: '3' }), newEventSent, 50), 50);
    expect([lost.firstTriedAt, again.firstTriedAt]).toEqual([9, 9]);
    expect(isTriedLongAgo(application, 9 + 40 * DAY)).toBe(false);
    expect(isTriedLongAgo(lost, 9 + DAY)).toBe(false);
    expect(isTriedLongAgo(lost, 10 + DAY)).toBe(true);
    expect(isTriedLongAgo(lost, 8 - DAY)).toBe(true);
    // As builds before this one have left it.
    const { firstTriedAt: _, ...older } = lost;
    expect(isTriedLongAgo(older, (lost.editedAt ?? 0) + DAY + 1)).toBe(true);
  });

  it('keeps the refused fields until they are edited', () => {
    const refusal = { errors: { pestId: 'No es una opción' }, isUnclear: false };
    const refused = failed(sending(saving(application, newEventSent, 9), 9), refusal);
    expect(refused).toMatchObject({ tried: null, form: { errors: refusal.errors, saving: false } });
    expect(edit(refused, { pestId: 2 }).form.errors).toEqual({});
  });

  it('does not change while it is sent, and is not sent again once accepted', () => {
    const under = sending(saving(application, newEventSent, 9), 9);
    expect(edit(under, { product: 'Spinosad' })).toBe(under);
    expect(choose(under, 'biofix_set')).toBe(under);
    const sent = { eventId: 77, stationId: null };
    expect(toKeep(taken(under, sent))).toMatchObject({ sent, tried: null });
  });
});
