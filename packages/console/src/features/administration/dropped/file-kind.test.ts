import { writeSpreadsheet } from '@vigia/ui';
import { describe, expect, it } from 'vitest';
import { guessFile, kindsOfSheet } from './file-kind.ts';

const kinds = (...titles: string[]) => kindsOfSheet([[''], titles, ['x']]);

describe('what a dropped file is', () => {
  it.each([
    [['Campo', 'Estación', 'Latitud', 'Longitud', 'Plaga'], ['stations']],
    [['Campo', 'Localidad', 'Región', 'Latitud', 'Longitud'], ['sectors']],
    [['Número de serie', 'Firmware'], ['nodes']],
    [['Nombre', 'Apellido', 'Correo', 'Rol'], ['users']],
    [['Fecha', 'Estación', 'Temperatura (°C)'], ['measurements-of-stations']],
    [['fecha y hora', 'Temp. mín. (°C)', 'Temp. máx. (°C)'], ['measurements']],
    [['Fecha', 'Nombre', 'Lluvia (mm)'], ['measurements']],
    [['Nombre'], ['sectors', 'stations']],
    [['Cuartel', 'Kilos'], []],
    [[], []],
  ])('of %o is %o', (titles, expected) => {
    expect(kinds(...titles)).toEqual(expected);
  });

  it('is told by the name and content of the file', async () => {
    const text = 'Nombre;Apellido;Correo\nAna;Rojas;ana@ejemplo.cl\n';
    expect(await guessFile(new File([text], 'personas.csv'))).toEqual({ kinds: ['users'] });
    expect(await guessFile(new File(['{}'], 'plaga.json'))).toEqual({ kinds: ['document'] });
    expect(await guessFile(new File(['x'], 'a.jpg', { type: 'image/jpeg' }))).toEqual({ kinds: ['photos'] });
    expect(await guessFile(new File(['hola'], 'nota.txt'))).toEqual({ problem: 'unknown' });
    expect(await guessFile(new File([Uint8Array.of(1, 0, 2)], 'a.bin'))).toEqual({ problem: 'unreadable' });
  });

  it('takes a workbook with a table, and says that measurements come as text', async () => {
    const book = async (...titles: string[]) => {
      const columns = titles.map((header) => ({ header }));
      const blob = await writeSpreadsheet([{ name: 'Hoja', columns, rows: [titles.map(() => 'x')] }]);
      return new File([blob], 'libro.xlsx');
    };
    expect(await guessFile(await book('Campo', 'Estación'))).toEqual({ kinds: ['stations'] });
    expect(await guessFile(await book('Fecha', 'Estación', 'Lluvia'))).toEqual({
      problem: 'measurements-in-workbook',
    });
  });
});
