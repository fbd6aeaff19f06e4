import { describe, expect, it } from 'vitest';
import { validateNode } from '../farm/node.ts';

const draft = { serial: 'VG-2M-1', firmwareVersion: '4.2.0', imei: '' };

describe('a device', () => {
  it('has a serial number and a version, and an IMEI or none', () => {
    expect(validateNode(draft)).toEqual({});
    expect(validateNode({ ...draft, imei: '352099001761481' })).toEqual({});
    expect(validateNode({ serial: ' ', firmwareVersion: '', imei: '12' })).toEqual({
      serial: 'Ingrese el número de serie',
      firmwareVersion: 'Ingrese la versión',
      imei: 'Se esperan de 14 a 16 cifras',
    });
  });

  it('has a serial number that fits into an address', () => {
    for (const serial of ['-1', 'a b', 'ñandú', 'x'.repeat(65)])
      expect(validateNode({ ...draft, serial }), serial).toEqual({
        serial: 'Solo letras, cifras, puntos y guiones',
      });
  });
});
