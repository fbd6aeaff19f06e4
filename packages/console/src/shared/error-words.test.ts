import { ApiError } from '@vigia/api/client';
import { expect, it } from 'vitest';
import { reasonOf } from './error-words.ts';
import { REASONS } from './reason-words.ts';

const problem = { type: 'about:blank', title: 'x', code: 'x', status: 409 };

it('names the reason for an entity in use, and another person’s change for other conflicts', () => {
  const detail = 'El campo tiene estaciones activas';
  const inUse = new ApiError('conflict', 'x', { problem: { ...problem, code: 'in-use', detail } });
  expect(reasonOf(REASONS.spanish, inUse)).toBe(detail);
  const late = new ApiError('conflict', 'x', { problem });
  expect(reasonOf(REASONS.spanish, late)).toBe('otra persona lo cambió al mismo tiempo');
});

it('gives the reason of refused data, and no details of a failed service', () => {
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
