/** Words of temperature and humidity of a season. */
export const CLIMATE_WORDS = {
  panel: 'Clima',
  temperature: 'Temperatura diaria',
  humidity: 'Humedad diaria',
  temperatureAxis: 'Temperatura',
  humidityAxis: 'Humedad relativa',
  extremes: {
    temperatureMax: 'Temperatura máxima',
    temperatureMin: 'Temperatura mínima',
    humidityMax: 'Humedad máxima',
    humidityMin: 'Humedad mínima',
  },
  empty: 'Sin mediciones de clima',
  emptyHint:
    'Ninguna estación del campo midió clima en la temporada. Elija otra temporada o importe mediciones.',
};
