import { describe, expect, it } from 'vitest';
import { PHOTOS } from '../../shared/photos/words.ts';
import { IMPORT } from './import/words.ts';
import { keySecret } from './row-actions.ts';
import { ADMINISTRATION } from './words.ts';

describe('what an administrator is told', () => {
  it('the key of a new device has taken no other’s place', () => {
    expect(keySecret(ADMINISTRATION.spanish, 'VG-1', 'dk', false).note).not.toContain('anterior');
    expect(keySecret(ADMINISTRATION.spanish, 'VG-1', 'dk', true).note).toContain(
      'la llave anterior ya no sirve',
    );
  });

  it('why a file was refused is said once', () => {
    const whole = 'El archivo «x.csv» no tiene filas.';
    expect(IMPORT.spanish.refused(whole)).toBe(whole);
    expect(IMPORT.spanish.refused('La columna falta')).toBe(
      'El archivo no se puede importar: La columna falta',
    );
  });

  it('a station without a device is sent to the report that gives it one', () => {
    expect(PHOTOS.spanish.noDeviceHint).toContain('REGISTRO › Instalación');
  });
});
