/** What a bar chart of counts says. */
export const BAR_WORDS = {
  today: 'hoy',
  running: 'semana en curso',
  total: 'Total',
  keys: 'Flechas: conteo anterior o siguiente. Inicio y Fin: extremos. Esc: ocultar.',
  grouped: (per: number) => `Hay más conteos de los que caben: cada barra suma ${per} seguidos.`,
  allHidden: 'Todas las series están ocultas. Active una en su tarjeta.',
} as const;
