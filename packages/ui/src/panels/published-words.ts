/** Words above and below a published chart, in its picture and in the interactive page. */
export const PUBLISHED_WORDS = {
  degreeDays: (pest: string) => `Grados día y capturas de ${pest}`,
  captures: {
    weekly: (pest: string) => `Capturas de ${pest} por semana`,
    daily: (pest: string) => `Capturas de ${pest} por día`,
    /** What hangs below the axis. */
    below: {
      calendar: 'abajo, otras temporadas',
      biofix: 'abajo, otras desde su biofix',
      'degree-days': 'abajo, otras a la misma suma',
    },
  },
  climate: 'Temperatura y humedad diarias',
  mildew: 'Índice de riesgo de oídio',
  chill: 'Frío acumulado',
  place: (sector: string, season: string) => `${sector}, temporada ${season}`,
  source: 'Fuente: Vigía',
  sourceUntil: (date: string) => `Fuente: Vigía · datos al ${date}`,
};
