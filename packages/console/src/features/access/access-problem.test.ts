import { ApiError } from '@vigia/api/client';
import { expect, it } from 'vitest';
import { REASONS } from '../../shared/reason-words.ts';
import { accessProblem } from './access-problem.ts';
import { ACCESS } from './words.ts';

const problem = { type: 'about:blank', title: 'No', status: 400, code: 'invalid-input' };
const refused = (more: object) => new ApiError('invalid', 'no', { problem: { ...problem, ...more } });
const sentence = (error: unknown) => accessProblem(ACCESS.spanish, REASONS.spanish, error);
const named = (name: string) => Object.assign(new Error(name), { name });

it('shows the message of the service about a field, else about the request', () => {
  const errors = [{ field: 'code', message: 'El código no corresponde' }];
  expect(sentence(refused({ errors }))).toBe('El código no corresponde');
  expect(sentence(refused({ detail: 'No se puede' }))).toBe('No se puede');
  expect(sentence(new ApiError('network', 'gone'))).toMatch(/^No se pudo hacer: /);
});

it('explains why the browser created no passkey', () => {
  expect(sentence(named('NotAllowedError'))).toBe(ACCESS.spanish.passkeyCancelled);
  expect(sentence(named('InvalidStateError'))).toBe(ACCESS.spanish.passkeyKnown);
});
