import type { EmbedLocale } from '@vigia/domain';
import type { Phrase } from './chart-phrases.ts';

/** Names and values that panels, pictures and widgets have in common, each told here once. */
export const SHARED_PHRASES = [
  ['Sin datos', 'No data', 'Sem dados'],
  ['sin datos', 'no data', 'sem dados'],
  ['sin dato', 'no value', 'sem dado'],
  ['sin datos recientes', 'no recent data', 'sem dados recentes'],
  ['Acercar', 'Zoom in', 'Aproximar'],
  ['Alejar', 'Zoom out', 'Afastar'],
  ['Temporada', 'Season', 'Safra'],
  ['Estaciones', 'Stations', 'Estações'],
  ['Estaciones del campo', 'Stations of the field', 'Estações do talhão'],
  ['Capturas', 'Catches', 'Capturas'],
  ['Clima', 'Weather', 'Clima'],
  ['Temperatura', 'Temperature', 'Temperatura'],
  ['Humedad', 'Humidity', 'Umidade'],
  ['Lluvia de hoy', 'Rain today', 'Chuva de hoje'],
  ['Índice de riesgo de oídio', 'Powdery mildew risk index', 'Índice de risco de oídio'],
  ['riesgo bajo', 'low risk', 'risco baixo'],
  ['riesgo medio', 'moderate risk', 'risco médio'],
  ['riesgo alto', 'high risk', 'risco alto'],
  ['Frío acumulado', 'Accumulated chill', 'Frio acumulado'],
  ['Horas Frío', 'Chilling hours', 'Horas de frio'],
  ['Utah', 'Utah', 'Utah'],
  ['Utah Positivo', 'Positive Utah', 'Utah positivo'],
  ['Dynamic', 'Dynamic', 'Dinâmico'],
  ['UF', 'CU', 'UF'],
  ['PF', 'CP', 'PF'],
  ['Conexión', 'Connection', 'Conexão'],
  ['Batería', 'Battery', 'Bateria'],
  ['Cámara', 'Camera', 'Câmera'],
  ['Sensores', 'Sensors', 'Sensores'],
  ['En orden', 'Good', 'Em ordem'],
  ['Advertencia', 'Warning', 'Alerta'],
  ['Error', 'Error', 'Erro'],
] as const satisfies readonly Phrase[];

/** The Spanish of a phrase that panels, pictures and widgets share. */
export type SharedPhrase = (typeof SHARED_PHRASES)[number][0];

const COLUMN: Readonly<Record<EmbedLocale, 0 | 1 | 2>> = { es: 0, en: 1, pt: 2 };
const PHRASES: ReadonlyMap<string, Phrase> = new Map(SHARED_PHRASES.map((phrase) => [phrase[0], phrase]));

/** What says a shared phrase, given in Spanish, in one language. */
export const phrasesIn =
  (language: EmbedLocale) =>
  (spanish: SharedPhrase): string =>
    PHRASES.get(spanish)![COLUMN[language]];
