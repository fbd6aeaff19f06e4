import { ApiError } from '@vigia/api/client';
import { expect, it } from 'vitest';
import { reasonOf } from './error-words.ts';

const problem = { type: 'about:blank', title: 'x', code: 'x', status: 409 };

it('says of what is in use what uses it, and of anything else that collides that somebody was faster', () => {
  const detail = 'El campo tiene estaciones activas';
  const inUse = new ApiError('conflict', 'x', { problem: { ...problem, code: 'in-use', detail } });
  expect(reasonOf(inUse)).toBe(detail);
  const late = new ApiError('conflict', 'x', { problem });
  expect(reasonOf(late)).toBe('otra persona lo cambió al mismo tiempo');
});

it('says why data are refused, and nothing of what a failing service tells of itself', () => {
  const told = { problem: { ...problem, detail: 'La estación está archivada' } };
  expect(reasonOf(new ApiError('invalid', 'x', told))).toBe('La estación está archivada');
  expect(reasonOf(new ApiError('invalid', 'x'))).toBe('el servidor no aceptó los datos');
  expect(reasonOf(new ApiError('server', 'x', told))).toBe('el servidor no pudo responder');
  expect(reasonOf(new Error('x'))).toBe('el servidor no pudo responder');
});
