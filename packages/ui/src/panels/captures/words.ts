/** Words of captures: of all traps of a pest together, and of each station. */
export const CAPTURE_WORDS = {
  panel: 'Capturas incrementales',
  byStation: 'Capturas por estación',
  byStationAs: (view: string) => `Capturas por estación: ${view.toLowerCase()}`,
  incremental: 'Capturas Incrementales',
  accumulated: 'Capturas Acumuladas',
  photo: 'Capturas en Fotografía',
  weekly: 'Capturas incrementales por semana',
  daily: 'Capturas incrementales por día',
  captures: 'Capturas',
  unit: 'adultos',
  unsent: 'Conteo en terreno por enviar',
  notSummed: 'aún no se suma',
  runningWeek: 'semana en curso',
  runningCount: 'conteo en curso',
  series: 'Serie',
  views: {
    daily: 'Incrementales por día',
    weekly: 'Incrementales por semana',
    'tuesday-friday': 'Incrementales martes y viernes',
    accumulated: 'Acumuladas por día',
    photo: 'En fotografía por día',
  },
  total: 'Total',
  empty: 'Sin capturas contadas',
  emptyHint:
    'Ninguna trampa de esta plaga tiene fotografías contadas en el período. Elija un período más largo u otra plaga.',
};
