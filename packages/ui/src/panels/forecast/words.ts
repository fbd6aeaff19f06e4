import type { NoForecastReason } from '@vigia/domain';

/** Words about the forecast: who issued it, or why there is none. */
export const FORECAST_WORDS = {
  /** Why the forecast of an index ends before the window. */
  limit: (days: number) => `Hasta ${days} días desde hoy; después es muy incierto para un índice.`,
  awaited: 'Consultando el pronóstico…',
  unanswered: 'Sin pronóstico: el servidor no lo entregó.',
  notForecast: (service: string) => `Sin pronóstico: ${service} no informa este dato.`,
  forecastBy: (service: string, time: string) => `Pronóstico de ${service}, consultado el ${time}.`,
  normal: (years: number) =>
    `Pronóstico: promedio de los mismos días en ${years} años anteriores de las estaciones, con su rango probable.`,
  reasons: {
    no_record: 'Sin pronóstico: las estaciones aún no tienen mediciones.',
    stale_record: 'Sin pronóstico: la última medición tiene más de 3 días.',
    too_few_years:
      'Sin pronóstico: no hay servicio meteorológico al día ni dos años anteriores de mediciones con que estimarlo.',
    not_told:
      'Sin pronóstico para este índice: ningún servicio meteorológico informó temperaturas por hora en las últimas 24 horas.',
  } satisfies Record<NoForecastReason, string>,
};
