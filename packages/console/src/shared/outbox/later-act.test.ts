import { imagePoint } from '@vigia/domain/captures';
import { describe, expect, it } from 'vitest';
import { isInLine, rebased, replacing } from './later-act.ts';
import { act, comment, correction, count, marks, tags } from './outbox-acts.fixture.ts';

const REFUSAL = { text: 'otra persona los cambió', errors: {}, isTakenBefore: false };

describe('a later act about the same thing', () => {
  it('takes the place of one that nobody has sent', () => {
    const read = act('a', marks([5], true));
    const { newest, removed, rest } = replacing([read], act('b', marks([5], false)));
    expect(newest).toMatchObject({ id: 'b', content: { ids: [5], read: false } });
    expect([removed, rest]).toEqual([['a'], []]);
  });

  it('follows one that may have arrived', () => {
    const read = act('a', marks([5], true), { firstTriedAt: 1 });
    expect(replacing([read], act('b', marks([5], false))).removed).toEqual([]);
    expect(isInLine([read], act('b', marks([5], false)))).toBe(true);
  });

  it('takes the place of one that was refused, and goes first', () => {
    const refused = act('a', count(1), { firstTriedAt: 1, refusal: REFUSAL });
    expect(isInLine([refused], act('b', count(2)))).toBe(false);
    expect(replacing([refused], act('b', count(2))).removed).toEqual(['a']);
  });

  it('leaves one that was tried too long ago to its writer, as the service may have it', () => {
    const unclear = { ...REFUSAL, isUnclear: true };
    const old = act('a', marks([5], true), { firstTriedAt: 1, refusal: unclear });
    expect(replacing([old], act('b', marks([5], false))).removed).toEqual([]);
  });

  it('leaves marks of other notices, as another call', () => {
    const many = act('a', marks([5, 6, 7], true));
    const { removed, rest } = replacing([many], act('b', marks([6], false)));
    expect(removed).toEqual(['a']);
    expect(rest).toMatchObject([{ content: { ids: [5, 7], read: true } }]);
    expect(rest[0]?.id).not.toBe('a');
    expect(replacing([many], act('b', marks([8], true))).removed).toEqual([]);
  });

  it('stands on the tags that the service has, and says nothing if it takes back what it never had', () => {
    const first = act('a', tags(['norte'], ['norte', 'riego']));
    const more = replacing([first], act('b', tags(['norte', 'riego'], ['riego'])));
    expect(more.newest.content).toMatchObject({ before: ['norte'], tags: ['riego'] });
    expect(more.isNothing).toBe(false);
    expect(replacing([first], act('b', tags(['norte', 'riego'], ['norte']))).isNothing).toBe(true);
  });

  it('keeps what its editor was shown of somebody else', () => {
    const refused = act('a', tags(['norte'], ['norte', 'riego']), { firstTriedAt: 1, refusal: REFUSAL });
    const again = act('b', tags(['norte', 'poda'], ['norte', 'poda', 'riego']));
    expect(replacing([refused], again).newest.content).toEqual(again.content);
  });

  it('of another thing replaces nothing', () => {
    const other = { ...act('a', tags([], ['x'])), subject: 'tags:8' };
    expect(replacing([other], act('b', tags([], ['y']))).removed).toEqual([]);
  });
});

describe('what waits behind an act that the service took', () => {
  const circle = { at: imagePoint(1, 2), pestId: 1, method: 'manual' };

  it('stands on its answer if it stood on the same state', () => {
    const later = act('b', { ...count(4), circles: [circle] });
    expect(rebased(later, count(4), { version: 5 }).content).toMatchObject({
      image: { version: 5 },
      circles: [circle],
    });
    expect(rebased(act('b', comment(10)), comment(10), { changedAt: 20 }).content).toMatchObject({
      draft: { seen: 20 },
    });
  });

  it('stays as it is if it stood on another one', () => {
    const later = act('b', count(6));
    expect(rebased(later, count(4), { version: 5 })).toBe(later);
    const text = act('b', comment(null));
    expect(rebased(text, comment(10), { changedAt: 20 })).toBe(text);
  });
});

describe('a later correction of a field count', () => {
  it('stands on the number that the service has, and takes back what it never had', () => {
    const first = act('a', correction(7, 4));
    const more = replacing([first], act('b', correction(9, 7)));
    expect(more.newest.content).toMatchObject({ found: 9, before: { found: 4 } });
    expect([more.removed, more.isNothing]).toEqual([['a'], false]);
    expect(replacing([first], act('b', correction(4, 7))).isNothing).toBe(true);
    expect(replacing([first], act('b', correction(4, 7, 'revisado'))).isNothing).toBe(false);
  });

  it('takes the place of a refused one, and follows one that may have arrived', () => {
    const refused = act('a', correction(7, 4), { firstTriedAt: 1, refusal: REFUSAL });
    const again = act('b', correction(7, 5));
    expect(replacing([refused], again).newest.content).toEqual(again.content);
    const tried = act('a', correction(7, 4), { firstTriedAt: 1 });
    expect(replacing([tried], act('b', correction(9, 7))).removed).toEqual([]);
  });
});
