import type { SignalGeneration, SignalQuality } from '@vigia/domain/devices';
import { SIGNAL_FIGURE_WORDS, SIGNAL_LEVEL_WORDS, SIGNAL_QUALITY_WORDS } from '@vigia/domain/es';
import { useSpeech } from '../../words/language-provider.tsx';
import { room, type Speech } from '../../words/speech.ts';

const DEVICE = {
  panel: 'Datos del equipo',
  climate: 'Temperatura y humedad',
  battery: 'Batería',
  temperature: 'Temperatura',
  humidity: 'Humedad',
  altitude: 'Altitud',
  altitudeBy: 'Altitud por presión',
  gas: 'Gas',
  gasAxis: 'Resistencia del gas',
  empty: 'Sin lecturas del equipo',
  emptyHint: 'El equipo no envió lecturas en este período. Elija un período más largo o revise su conexión.',
};

const SOURCES = {
  panel: 'Comparación de clima',
  consolidated: 'Clima consolidado',
  measured: 'Estación',
  provider: 'Proveedor',
  temperature: 'Temperatura por fuente',
  humidity: 'Humedad por fuente',
  empty: 'Sin clima de ninguna fuente',
  emptyHint: 'Ni la estación ni el proveedor tienen datos de este período. Elija un período más largo.',
};

const SIGNAL = {
  panel: 'Señal',
  daily: 'Señal diaria',
  views: { daily: 'Diaria', '4G': '4G', '3G': '3G', '2G': '2G' },
  figures: SIGNAL_FIGURE_WORDS,
  qualities: SIGNAL_QUALITY_WORDS,
  titleOf: (generation: SignalGeneration, figure: string) => `${generation} · ${figure}`,
  last: (reading: string) => `Última lectura: ${reading}`,
  onlySelfTesting: 'La señal diaria existe solo en equipos cuya serie contiene 2M.',
  empty: 'Sin lecturas de señal',
  emptyHint:
    'El equipo no informó su señal en este período. Elija un período más largo o revise su conexión.',
};

/**
 * The classes of a figure with the lowest value of each, best first; below the last value the class is poor.
 */
type Classes = readonly (readonly [quality: SignalQuality, from: number])[];

const ORIGIN = {
  dailySignal: 'Señal diaria',
  dailySignalIs: (lines: readonly (readonly [level: keyof typeof SIGNAL_LEVEL_WORDS, dbm: number])[]) =>
    `Promedio de la intensidad del día. Líneas: ${lines.map(([level, dbm]) => `${SIGNAL_LEVEL_WORDS[level].toLowerCase()} ${dbm} dBm`).join(', ')}. Solo equipos 2M.`,
  classesIn: (generation: SignalGeneration) => `Clases en ${generation}`,
  classesAre: (figure: string, classes: Classes) =>
    `${figure}: ${classes.map(([quality, from]) => `${SIGNAL_QUALITY_WORDS[quality].toLowerCase()} desde ${from}`).join(', ')}; bajo eso, mala.`,
  classOfReading: 'Clase de una lectura',
  classOfReadingIs: 'La peor de sus cifras: intensidad sin calidad no lleva datos.',
  readings: 'Lecturas',
  readingsAre:
    'Las que envió el equipo, sin promediar, en la hora de Chile en que se tomaron. Un vacío largo se ve como corte.',
  climate: 'Temperatura y humedad',
  climateIs: 'Del sensor del equipo, dentro de la trampa: al sol marca más que el aire.',
  altitude: 'Altitud',
  altitudeIs: 'La estima el equipo desde la presión del aire; cambia con el tiempo atmosférico.',
  station: 'Estación',
  stationIs: 'Lo que midió el equipo, sin promediar.',
  provider: 'Proveedor',
  providerIs: 'Lo que el servicio de clima en uso informó de horas ya pasadas, para el lugar de la estación.',
  consolidated: 'Clima consolidado',
  consolidatedIs: 'Promedios horarios de la estación; las horas sin datos se llenan con las del proveedor.',
};

/** Words of devices: their own state, the air around them and their network. */
export const DEVICES = room('devices', { device: DEVICE, sources: SOURCES, signal: SIGNAL, origin: ORIGIN });

export type DeviceSpeech = Speech<(typeof DEVICES)['spanish']>;
export const useDeviceSpeech = (): DeviceSpeech => useSpeech(DEVICES);
