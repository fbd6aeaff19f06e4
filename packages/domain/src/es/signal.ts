import type { SignalLevel } from '../signal/daily-signal.ts';
import type { SignalFigure, SignalQuality } from '../signal/quality.ts';
import type { SelfTestPart } from '../signal/self-test.ts';

export const SIGNAL_QUALITY_WORDS: Readonly<Record<SignalQuality, string>> = {
  excellent: 'Excelente',
  good: 'Buena',
  fair: 'Regular',
  poor: 'Mala',
};

/** Lines of the daily signal chart. */
export const SIGNAL_LEVEL_WORDS: Readonly<Record<SignalLevel, string>> = {
  worst: 'Peor',
  low: 'Baja',
  medium: 'Media',
  high: 'Alta',
  best: 'Mejor',
};

export const SIGNAL_FIGURE_WORDS: Readonly<Record<SignalFigure, string>> = {
  rsrp: 'RSRP (dBm)',
  rsrq: 'RSRQ (dB)',
  rscp: 'RSCP (dBm)',
  ecio: 'Ec/Io (dB)',
  rssi: 'RSSI (dBm)',
};

export const SELF_TEST_PART_WORDS: Readonly<Record<SelfTestPart, string>> = {
  sd: 'Tarjeta SD',
  sensor: 'Sensor',
  flash: 'Memoria flash',
  camera: 'Cámara',
  rtc: 'Reloj',
};
