import { ApiError, type ApiErrorKind } from '@vigia/api/client';
import { describe, expect, it } from 'vitest';
import { photoProblem, refusalOf } from './refusal.ts';
import { REPORT } from './words.ts';

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
  it('stands at the fields it names', () => {
    const errors = [
      { field: 'nodeSerial', message: 'El dispositivo no está disponible para este reporte' },
      { field: 'lure', message: 'Otro motivo' },
    ];
    expect(refusalOf(REPORT.spanish, 'device_swap', refused('invalid', { errors }))).toEqual({
      text: 'Revise los campos marcados. Otro motivo',
      errors: { nodeSerial: 'El dispositivo no está disponible para este reporte' },
      isUnclear: false,
      isTakenBefore: false,
    });
  });

  it('says what stands against the report as a whole', () => {
    const detail = 'La estación N-1 ya tiene el dispositivo VG-1: informe un reemplazo';
    expect(
      refusalOf(REPORT.spanish, 'device_install', refused('conflict', { detail, code: 'conflict' })).text,
    ).toBe(detail);
    expect(refusalOf(REPORT.spanish, 'biofix_set', refused('forbidden')).text).toBe(REPORT.spanish.forbidden);
    expect(refusalOf(REPORT.spanish, 'biofix_set', refused('not-found')).text).toBe(REPORT.spanish.gone);
  });

  it.each(['network', 'server', 'aborted', 'contract'] as const)('leaves it open after %s', (kind) => {
    expect(refusalOf(REPORT.spanish, 'biofix_set', new ApiError(kind, 'x')).isUnclear).toBe(true);
  });
  it.each(['invalid', 'conflict', 'forbidden', 'not-found', 'rate-limited', 'unauthorized'] as const)(
    'knows that nothing was written after %s',
    (kind) => expect(refusalOf(REPORT.spanish, 'biofix_set', refused(kind)).isUnclear).toBe(false),
  );

  it('tells a report that had arrived before it was edited', () => {
    const again = refusalOf(REPORT.spanish, 'biofix_set', refused('invalid', { code: 'key-reused' }));
    expect(again).toMatchObject({ isTakenBefore: true, isUnclear: false, text: REPORT.spanish.takenBefore });
  });

  it('of a photo says why', () => {
    const errors = [{ field: 'file', message: 'El archivo no es una imagen que se pueda guardar' }];
    expect(photoProblem(REPORT.spanish, refused('invalid', { errors }))).toBe(errors[0]!.message);
    expect(photoProblem(REPORT.spanish, new ApiError('network', 'x'))).toBe(REPORT.spanish.offline);
    expect(photoProblem(REPORT.spanish, new Error('x'))).toBe(REPORT.spanish.serverFailed);
  });
});
