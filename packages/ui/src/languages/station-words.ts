import type { EmbedLocale, HealthPartId, HealthState } from '@vigia/domain';
import { phrasesIn } from './shared-phrases.ts';

/** A station at a glance: its last values, its parts and how they are. */
export interface StationWords {
  readonly values: Readonly<Record<'temperature' | 'humidity' | 'rain', string>>;
  readonly parts: Readonly<Record<HealthPartId, string>>;
  /** As they stand after a part and a colon. */
  readonly states: Readonly<Record<HealthState, string>>;
}

/** What a published station's picture and widget say of it. */
export function stationWordsIn(language: EmbedLocale): StationWords {
  const say = phrasesIn(language);
  return {
    values: { temperature: say('Temperatura'), humidity: say('Humedad'), rain: say('Lluvia de hoy') },
    parts: {
      connection: say('Conexión'),
      energy: say('Energía'),
      images: say('Imágenes'),
      sensors: say('Sensores'),
    },
    states: { ok: say('bien'), warning: say('atención'), error: say('falla'), unknown: say('sin datos') },
  };
}
