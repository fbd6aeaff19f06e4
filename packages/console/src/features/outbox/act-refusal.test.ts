import { ApiError } from '@vigia/api/client';
import { expect, it } from 'vitest';
import { act, marks, tags } from '../../shared/outbox/outbox-acts.fixture.ts';
import { REASONS } from '../../shared/reason-words.ts';
import { actRefusal } from './act-refusal.ts';
import { outboxFile } from './outbox-file.ts';
import { OUTBOX } from './words.ts';

const words = OUTBOX.spanish;
const reason = (error: unknown) => actRefusal(words, REASONS.spanish, 'tags', error);

it('says who was faster, or why the service did not take it', () => {
  expect(reason(new ApiError('conflict', 'x'))).toBe(words.changed.tags);
  expect(reason(new ApiError('forbidden', 'x'))).toBe('El servidor no lo aceptó: su cuenta no lo permite.');
  expect(reason(new ApiError('not-found', 'x'))).toBe('El servidor no lo aceptó: ya no existe.');
});

it('goes into the file in words, with what is sent', async () => {
  const file = await outboxFile(words, [act('a', tags([], ['norte'])), act('b', marks([5], false))]);
  expect(JSON.parse(await file.text())).toMatchObject([
    { id: 'a', kind: 'tags', what: 'Tags de la estación. norte', content: { tags: ['norte'] } },
    { id: 'b', kind: 'notices', what: 'Notificación no leída', content: { ids: [5], read: false } },
  ]);
});
