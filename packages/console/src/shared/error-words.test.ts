import { ApiError } from '@vigia/api/client';
import { expect, it } from 'vitest';
import { reasonOf } from './error-words.ts';
import { REASONS } from './reason-words.ts';

const problem = { type: 'about:blank', title: 'x', code: 'x', status: 409 };

it('says of what is in use what uses it, and of anything else that collides that somebody was faster', () => {
  const detail = 'El campo tiene estaciones activas';
  const inUse = new ApiError('conflict', 'x', { problem: { ...problem, code: 'in-use', detail } });
  expect(reasonOf(REASONS.spanish, inUse)).toBe(detail);
  const late = new ApiError('conflict', 'x', { problem });
  expect(reasonOf(REASONS.spanish, late)).toBe('otra persona lo cambió al mismo tiempo');
});

it('says why data are refused, and nothing of what a failing service tells of itself', () => {
  const withDetail = { problem: { ...problem, detail: 'La estación está archivada' } };
  expect(reasonOf(REASONS.spanish, new ApiError('invalid', 'x', withDetail))).toBe(
    'La estación está archivada',
  );
  expect(reasonOf(REASONS.spanish, new ApiError('invalid', 'x'))).toBe('el servidor no aceptó los datos');
  expect(reasonOf(REASONS.spanish, new ApiError('server', 'x', withDetail))).toBe(
    'el servidor no pudo responder',
  );
  expect(reasonOf(REASONS.spanish, new Error('x'))).toBe('el servidor no pudo responder');
});
