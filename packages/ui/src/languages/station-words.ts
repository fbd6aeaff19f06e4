import {
  type EmbedLocale,
  HEALTH_PART_WORDS,
  HEALTH_STATE_WORDS,
  type HealthPartId,
  type HealthState,
} from '@vigia/domain';
import { phrasesIn } from './shared-phrases.ts';

/** A station at a glance: its last values, its parts and how they are. */
export interface StationWords {
  readonly values: Readonly<Record<'temperature' | 'humidity' | 'rain', string>>;
  readonly parts: Readonly<Record<HealthPartId, string>>;
  /** As they stand after a part and a colon. */
  readonly states: Readonly<Record<HealthState, string>>;
}

/** What a published station's picture and widget say of it: in Spanish, what the console says. */
export function stationWordsIn(language: EmbedLocale): StationWords {
  const say = phrasesIn(language);
  const state = (one: HealthState) => say(HEALTH_STATE_WORDS[one]).toLowerCase();
  return {
    values: { temperature: say('Temperatura'), humidity: say('Humedad'), rain: say('Lluvia de hoy') },
    parts: {
      connection: say(HEALTH_PART_WORDS.connection),
      energy: say(HEALTH_PART_WORDS.energy),
      images: say(HEALTH_PART_WORDS.images),
      sensors: say(HEALTH_PART_WORDS.sensors),
    },
    states: {
      ok: state('ok'),
      warning: state('warning'),
      error: state('error'),
      unknown: state('unknown'),
    },
  };
}
