import { ClientWire } from '@vigia/api/contract';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { keptWriterOf, writerOf } from './written-answer.ts';

const SENT = {
  client_id: 1,
  client_name: 'Viña Los Aromos',
  client_tax_id: null,
  client_date_created: '2026-11-24T17:38:58.630Z',
  client_is_archived: false,
  client_is_device_pool: false,
  client_is_counted: true,
  client_is_test: false,
  client_requires_second_step: false,
};
const LIST = z.object({ items: z.array(ClientWire) });

test('a kept answer is written as any other', () => {
  const kept = z.decode(ClientWire, SENT);
  expect(writerOf(ClientWire)(kept)).toEqual(SENT);
  expect(keptWriterOf(ClientWire)(kept)).toEqual(SENT);
  expect(keptWriterOf(LIST)({ items: [kept] })).toEqual({ items: [SENT] });
});

test('one that the version before has kept as it was sent is copied', () => {
  const { client_requires_second_step: _, ...older } = SENT;
  expect(keptWriterOf(ClientWire)(older)).toEqual(older);
  expect(keptWriterOf(LIST)({ items: [older] })).toEqual({ items: [older] });
  expect(() => writerOf(ClientWire)(older)).toThrow();
});

test('one without a form of its own on the wire is copied', () => {
  expect(keptWriterOf(z.object({ id: z.number() }))({ id: 1 })).toEqual({ id: 1 });
  expect(keptWriterOf(null)(null)).toBe(null);
});
