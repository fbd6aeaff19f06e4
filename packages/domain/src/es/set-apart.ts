import { PLAUSIBLE, type SensorMeasure } from '../climate/plausible.ts';
import {
  countSetApart,
  type SetApartCounts,
  type SetApartQuantity,
  type SetApartReason,
} from '../devices/set-apart.ts';
import { counted } from './counted.ts';
import { formatPlain } from './numbers.ts';

/** What devices send, as lists of readings name it; without a unit if it has none. */
const QUANTITY_WORDS = {
  temperature: { name: 'Temperatura', unit: '°C' },
  humidity: { name: 'Humedad', unit: '%' },
  altitude: { name: 'Altitud', unit: 'm' },
  gas: { name: 'Gas', unit: 'Ω' },
  battery: { name: 'Batería', unit: '%' },
  rain: { name: 'Lluvia', unit: 'mm' },
  radiation: { name: 'Radiación solar', unit: 'W/m²' },
  wind: { name: 'Viento', unit: 'km/h' },
  leafWetness: { name: 'Mojamiento foliar', unit: 'min' },
  soilMoisture: { name: 'Humedad del suelo', unit: '%' },
  soilTemperature: { name: 'Temperatura del suelo', unit: '°C' },
  latitude: { name: 'Latitud', unit: '°' },
  longitude: { name: 'Longitud', unit: '°' },
  selfTest: { name: 'Self Test', unit: '' },
  operator: { name: 'Operador', unit: '' },
  band: { name: 'Banda', unit: '' },
  url: { name: 'Conexión a', unit: '' },
  rsrp: { name: 'RSRP', unit: 'dBm' },
  rsrq: { name: 'RSRQ', unit: 'dB' },
  rscp: { name: 'RSCP', unit: 'dBm' },
  ecio: { name: 'Ec/Io', unit: 'dB' },
  rssi: { name: 'RSSI', unit: 'dBm' },
} as const satisfies Record<SetApartQuantity, { readonly name: string; readonly unit: string }>;

/** A measure by its name, with the unit in which Vigía keeps it. */
export const measureWords = (measure: SensorMeasure): { readonly name: string; readonly unit: string } =>
  QUANTITY_WORDS[measure];

export const SET_APART_WORDS: Readonly<Record<SetApartReason, string>> = {
  'out-of-range': 'Fuera de rango',
  future: 'Está en el futuro',
  'too-old': 'Es anterior a lo que se guarda',
  'no-such-instant': 'Esa fecha no existe',
};

/** One value of a reading with its name and unit: `Batería 6553,5 %`, `Operador Entel`. */
export function quantityInWords(quantity: SetApartQuantity, value: number | string): string {
  const { name, unit } = QUANTITY_WORDS[quantity];
  const figure = typeof value === 'number' ? formatPlain(value) : value;
  return unit === '' ? `${name} ${figure}` : `${name} ${figure} ${unit}`;
}

/** A value that its sensor cannot have measured: `999 °C, fuera de -30 a 55 °C`. */
export function implausibleInWords(measure: SensorMeasure, value: number): string {
  const { unit } = QUANTITY_WORDS[measure];
  const { min, max } = PLAUSIBLE[measure];
  return `${formatPlain(value)} ${unit}, fuera de ${formatPlain(min)} a ${formatPlain(max)} ${unit}`;
}

/** How many readings are kept and not used, and why: `2 lecturas fuera de rango, guardadas y no usadas`. */
export function setApartInWords(counts: SetApartCounts): string {
  const { 'out-of-range': range = 0, ...dates } = counts;
  const date = countSetApart(dates);
  const kept = range + date === 1 ? 'guardada y no usada' : 'guardadas y no usadas';
  const readings = (count: number) => counted(count, 'lectura', 'lecturas');
  if (date === 0) return `${readings(range)} fuera de rango, ${kept}`;
  if (range === 0) return `${readings(date)} con fecha imposible, ${kept}`;
  return `${readings(range)} fuera de rango y ${date} con fecha imposible, ${kept}`;
}
