/** Spanish defaults of the map; a screen may replace any of them. */
export const MAP_WORDS = {
  region: 'Mapa de estaciones',
  group: (count: number) => `${count} estaciones, acercar`,
  open: 'Ver',
  close: 'Cerrar',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  fit: 'Ver todas las estaciones',
  loading: 'Cargando el mapa',
  unavailable: 'Este navegador no puede dibujar el mapa. Las estaciones siguen aquí:',
  empty: 'No hay estaciones que ubicar con estos filtros.',
} as const;
