import { ApiError } from '@vigia/api/client';
import { describe, expect, it } from 'vitest';
import { SECOND_STEP } from '../../shared/second-step/words.ts';
import { signInProblem } from './sign-in-problem.ts';
import { SIGN_IN } from './words.ts';

const WORDS = { ...SECOND_STEP.spanish, ...SIGN_IN.spanish };

const problem = {
  type: 'about:blank',
  title: 'No autorizado',
  status: 401,
  code: 'wrong_credentials',
  detail: 'Correo o contraseña incorrectos',
};

describe('the reason of a failed sign-in', () => {
  it('is the message of the server', () => {
    const error = new ApiError('unauthorized', 'x', {
      problem: { ...problem, detail: 'Cuenta deshabilitada' },
    });
    expect(signInProblem(WORDS, error)).toBe('Cuenta deshabilitada');
    expect(signInProblem(WORDS, new ApiError('unauthorized', 'x'))).toBe('Correo o contraseña incorrectos');
  });

  it('is the error of a field, or the kind of refusal', () => {
    const { detail: _, ...bare } = problem;
    const code = new ApiError('invalid', 'x', { problem: { ...bare, title: 'Código incorrecto o vencido' } });
    expect(signInProblem(WORDS, code)).toBe('Código incorrecto o vencido');
    const errors = [{ field: 'new_password', message: 'Elija una contraseña distinta' }];
    const field = new ApiError('invalid', 'x', { problem: { ...bare, title: 'Datos inválidos', errors } });
    expect(signInProblem(WORDS, field)).toBe('Elija una contraseña distinta');
  });

  it('includes the time to wait', () => {
    const wait = (retryAfter?: number) =>
      signInProblem(WORDS, new ApiError('rate-limited', 'x', { retryAfter }));
    expect(wait(1)).toContain('1 segundo antes');
    expect(wait(89.2)).toContain('90 segundos');
    expect(wait(91)).toContain('2 minutos');
    expect(wait()).toContain('unos minutos');
  });

  it('differs between a failed connection and a failed server', () => {
    expect(signInProblem(WORDS, new ApiError('network', 'x'))).toContain('conexión');
    expect(signInProblem(WORDS, new ApiError('server', 'x'))).toContain('servidor no pudo');
    expect(signInProblem(WORDS, new Error('anything'))).toContain('servidor no pudo');
  });
});
