/** Spanish of the health pieces that the domain has no code for. */
export const HEALTH_UI_WORDS = {
  past: 'El estado solo se muestra en la temporada actual',
  asking: 'Consultando estado',
  allWell: 'Todo en orden',
  healthOf: (name: string) => `Estado de ${name}`,
  signal: (state: string) => `señal: ${state}`,
  lastDate: 'Última fecha',
  lastValue: 'Último valor',
  firmware: (version: string) => `Firmware ${version}`,
  unknownFirmware: 'Firmware desconocido',
  details: 'Detalles',
  kept: 'Nada cambió en el dispositivo. Vuelva a intentarlo en un momento.',
  totals: 'Totales de salud',
  onlyState: (state: string) => `Mostrar solo: ${state}`,
  noItems: 'Sin estaciones en esta selección',
  noItemsHint:
    'Las estaciones archivadas y los dispositivos dados de baja no se muestran. Elija otro cliente o quite filtros.',
  failed: 'No se pudo cargar la salud de los dispositivos',
} as const;
