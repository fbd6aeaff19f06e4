import { describe, expect, it } from 'vitest';
import { PHOTOS } from '../../shared/photos/words.ts';
import { IMPORT } from './import/words.ts';
import { keySecret } from './secrets.ts';
import { TABLES } from './tables/words.ts';

describe('messages for administrators', () => {
  it('the key of a new device replaces no earlier key', () => {
    expect(keySecret(TABLES.spanish.nodes, 'VG-1', 'dk', false).note).not.toContain('anterior');
    expect(keySecret(TABLES.spanish.nodes, 'VG-1', 'dk', true).note).toContain(
      'la llave anterior ya no sirve',
    );
  });

  it('the reason of a refused file is given once', () => {
    const whole = 'El archivo «x.csv» no tiene filas.';
    expect(IMPORT.spanish.refused(whole)).toBe(whole);
    expect(IMPORT.spanish.refused('La columna falta')).toBe(
      'El archivo no se puede importar: La columna falta',
    );
  });

  it('a station without a device refers to the event that installs one', () => {
    expect(PHOTOS.spanish.noDeviceHint).toContain('REGISTRO › Instalación');
  });
});
