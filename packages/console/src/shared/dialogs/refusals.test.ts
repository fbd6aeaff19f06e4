import { ApiError } from '@vigia/api/client';
import { describe, expect, it, vi } from 'vitest';
import { refusedFields, saveProblem } from './refusals.ts';
import { DIALOGS } from './words.ts';

const NAMES = { first_name: 'firstName', email: 'email', sector_address: 'locality' } as const;
const refusal = (kind: ApiError['kind'], detail: string | undefined, errors: Record<string, string> = {}) =>
  new ApiError(kind, 'x', {
    problem: {
      type: 'about:blank',
      title: 'x',
      status: 400,
      code: 'x',
      ...(detail === undefined ? {} : { detail }),
      errors: Object.entries(errors).map(([field, message]) => ({ field, message })),
    },
  });

describe('a refusal of the service', () => {
  it('is shown at the fields it names', () => {
    const error = refusal('invalid', undefined, { first_name: 'Ingrese Nombre', other: 'x' });
    expect(refusedFields(error, NAMES)).toEqual({ firstName: 'Ingrese Nombre' });
    expect(saveProblem(DIALOGS.spanish, error)).toBe('Ingrese Nombre');
  });

  it('is shown at the field whose value already exists', () => {
    const error = refusal('conflict', 'Ya existe una cuenta con ese correo');
    expect(refusedFields(error, NAMES, 'email')).toEqual({ email: 'Ya existe una cuenta con ese correo' });
    expect(refusedFields(error, NAMES)).toEqual({});
    expect(saveProblem(DIALOGS.spanish, error)).toBe('Ya existe una cuenta con ese correo');
  });

  it('is a general message if the reader cannot solve it', () => {
    expect(saveProblem(DIALOGS.spanish, refusal('server', 'pool exhausted'))).toMatch(/^Error al guardar\./);
    expect(saveProblem(DIALOGS.spanish, new Error('x'))).toMatch(/^Error al guardar\./);
    expect(saveProblem(DIALOGS.spanish, refusal('forbidden', undefined))).toBe('Access denied');
    expect(refusedFields(new Error('x'), NAMES, 'email')).toEqual({});
  });

  it('mentions the missing connection of the browser', () => {
    const error = new ApiError('network', 'x');
    vi.stubGlobal('navigator', { onLine: false });
    expect(saveProblem(DIALOGS.spanish, error)).toBe(
      'Error al guardar: no hay conexión a internet. Lo escrito sigue aquí.',
    );
    vi.stubGlobal('navigator', { onLine: true });
    expect(saveProblem(DIALOGS.spanish, error)).toBe(
      'Error al guardar. Nuestro equipo ha sido notificado del problema.',
    );
    vi.unstubAllGlobals();
  });
});
