import { ApiError, type ApiErrorKind } from '@vigia/api/client';
import { describe, expect, it } from 'vitest';
import { photoProblem, refusalOf } from './refusal.ts';
import { EVENT } from './words.ts';

interface Answer {
  readonly code?: string;
  readonly detail?: string;
  readonly errors?: { field: string; message: string }[];
}
const refused = (kind: ApiErrorKind, answer: Answer = {}) =>
  new ApiError(kind, 'x', {
    problem: { type: 'about:blank', title: 'x', status: 400, code: 'invalid-input', ...answer },
  });

describe('a refusal', () => {
  it('is shown at the fields it names', () => {
    const errors = [
      { field: 'nodeSerial', message: 'El dispositivo no está disponible para este reporte' },
      { field: 'lure', message: 'Otro motivo' },
    ];
    expect(refusalOf(EVENT.spanish, 'device_swap', refused('invalid', { errors }))).toEqual({
      text: 'Revise los campos marcados. Otro motivo',
      errors: { nodeSerial: 'El dispositivo no está disponible para este reporte' },
      isUnclear: false,
      isTakenBefore: false,
    });
  });

  it('explains errors of the event as a whole', () => {
    const detail = 'La estación N-1 ya tiene el dispositivo VG-1: informe un reemplazo';
    expect(
      refusalOf(EVENT.spanish, 'device_install', refused('conflict', { detail, code: 'conflict' })).text,
    ).toBe(detail);
    expect(refusalOf(EVENT.spanish, 'biofix_set', refused('forbidden')).text).toBe(EVENT.spanish.forbidden);
    expect(refusalOf(EVENT.spanish, 'biofix_set', refused('not-found')).text).toBe(EVENT.spanish.gone);
  });

  it.each(['network', 'server', 'aborted', 'contract'] as const)('is unclear after %s', (kind) => {
    expect(refusalOf(EVENT.spanish, 'biofix_set', new ApiError(kind, 'x')).isUnclear).toBe(true);
  });
  it.each(['invalid', 'conflict', 'forbidden', 'not-found', 'rate-limited', 'unauthorized'] as const)(
    'knows that nothing was written after %s',
    (kind) => expect(refusalOf(EVENT.spanish, 'biofix_set', refused(kind)).isUnclear).toBe(false),
  );

  it('recognises an event that was accepted before it was edited', () => {
    const again = refusalOf(EVENT.spanish, 'biofix_set', refused('invalid', { code: 'key-reused' }));
    expect(again).toMatchObject({ isTakenBefore: true, isUnclear: false, text: EVENT.spanish.takenBefore });
  });

  it('of a photo gives the reason', () => {
    const errors = [{ field: 'file', message: 'El archivo no es una imagen que se pueda guardar' }];
    expect(photoProblem(EVENT.spanish, refused('invalid', { errors }))).toBe(errors[0]!.message);
    expect(photoProblem(EVENT.spanish, new ApiError('network', 'x'))).toBe(EVENT.spanish.offline);
    expect(photoProblem(EVENT.spanish, new Error('x'))).toBe(EVENT.spanish.serverFailed);
  });
});
