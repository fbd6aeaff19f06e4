import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addTag,
  INTERNAL_TAG_PREFIX,
  isInternalTag,
  mergedTags,
  storedTag,
  tagChip,
  tagEditError,
} from './tags.ts';

const filled = fc.string({ minLength: 1 }).filter((text) => text.trim() !== '');

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

  it('that two edit at once keep what each added, and lose what each took away', () => {
    const edit = { before: ['norte', 'viejo', 'internal:x'], after: ['norte', 'internal:x', 'mío'] };
    expect(mergedTags(edit, ['viejo', 'internal:x', 'suyo'])).toEqual(['internal:x', 'suyo', 'mío']);
    expect(mergedTags(edit, ['mío', ...edit.before])).toEqual(['mío', 'norte', 'internal:x']);
    expect(mergedTags(edit, edit.before)).toEqual(edit.after);
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
    expect(tagEditError({ ...edit, after: ['a'] })).toMatch('superadministrador');
    expect(tagEditError({ ...edit, after: ['b', 'internal:x'] })).toBeNull();
  });
});
