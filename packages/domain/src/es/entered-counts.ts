/** What is wrong with a field count that somebody enters. */
export const ENTERED_COUNT_MESSAGES = {
  future: 'La fecha del conteo está en el futuro',
  twice: (row: number) => `Ya hay un conteo de esa trampa, plaga y fecha en la fila ${row}`,
  badNumber: 'Escriba un número entero de 0 a 100.000',
  noStation: 'La estación no existe',
  notAllowed: 'Usted no puede informar conteos en esta estación',
  archived: (station: string) => `La estación «${station}» está archivada: no recibe conteos`,
  noPest: 'La plaga no existe',
  changed: (found: number | null) =>
    found === null ? 'Otra persona quitó este conteo' : `Otra persona anotó ${found} en este conteo`,
} as const;
