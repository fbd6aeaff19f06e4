import { ApiError } from '@vigia/api/client';
import { expect, it } from 'vitest';
import { REASONS } from '../reason-words.ts';
import { SECOND_STEP } from '../second-step/words.ts';
import { proofProblem } from './proof-problem.ts';
import { PROOF } from './words.ts';

const words = { proof: PROOF.spanish, secondStep: SECOND_STEP.spanish, reasons: REASONS.spanish };
const refused = (kind: 'invalid' | 'unauthorized' | 'rate-limited', more: object) =>
  new ApiError(kind, 'no', {
    problem: { type: 'about:blank', title: 'Datos inválidos', status: 400, code: 'invalid-input', ...more },
  });

it('says what the service says of a password or a code', () => {
  const errors = [{ field: 'password', message: 'La contraseña no es correcta' }];
  expect(proofProblem(words, refused('invalid', { errors }))).toBe('La contraseña no es correcta');
  const used = refused('invalid', { code: 'bad-code', title: 'Código incorrecto o vencido' });
  expect(proofProblem(words, used)).toBe('Código incorrecto o vencido');
});

it('says in words of its own what is no fault of the user', () => {
  const often = refused('rate-limited', { code: 'too-many-requests' });
  expect(proofProblem(words, often)).toMatch(/^No se pudo confirmar: .*espere un momento\.$/);
  expect(proofProblem(words, new ApiError('network', 'gone'))).toContain('conexión');
});

it('explains that the browser used no passkey', () => {
  const cancelled = Object.assign(new Error('no'), { name: 'NotAllowedError' });
  expect(proofProblem(words, cancelled)).toBe(SECOND_STEP.spanish.passkeyFailed);
});
