import {
  cardFromWire,
  type EmbedCard,
  type EmbedMap,
  type EmbedRisk,
  mapFromWire,
  riskFromWire,
} from '@vigia/api/contract';
import { HEALTH_STATES } from '@vigia/domain/devices';
import { PUBLISHED_LEVELS } from '@vigia/domain/published';
import {
  checked,
  DAY,
  INSTANT,
  INTEGER,
  LATITUDE,
  LONGITUDE,
  listOf,
  NUMBER,
  oneOf,
  orNull,
  type Shape,
  shaped,
  TEXT,
} from './check.ts';

const LEVEL = oneOf(PUBLISHED_LEVELS);
const STATE = oneOf(HEALTH_STATES);
const LAST = orNull(shaped({ value: NUMBER, at: INSTANT }));

const MAP: Shape<EmbedMap> = {
  sector_name: TEXT,
  today: DAY,
  stations: listOf(
    shaped({
      station_id: INTEGER,
      station_name: TEXT,
      latitude: LATITUDE,
      longitude: LONGITUDE,
      level: LEVEL,
    }),
  ),
};

const RISK: Shape<EmbedRisk> = {
  sector_name: TEXT,
  today: DAY,
  level: LEVEL,
  kind: orNull(oneOf(['captures', 'mildew'])),
  pest_id: orNull(INTEGER),
  subject: TEXT,
  since: orNull(DAY),
  as_of: orNull(DAY),
  value: orNull(NUMBER),
  text: TEXT,
};

const CARD: Shape<EmbedCard> = {
  station_id: INTEGER,
  station_name: TEXT,
  sector_name: TEXT,
  today: DAY,
  crop_id: orNull(INTEGER),
  pest_id: orNull(INTEGER),
  pest_name: orNull(TEXT),
  temperature: LAST,
  humidity: LAST,
  rain: LAST,
  health: shaped({ connection: STATE, energy: STATE, images: STATE, sensors: STATE }),
  chip: orNull(
    shaped({ level: orNull(oneOf(['ok', 'warning', 'error', 'neutral'])), count: orNull(NUMBER) }),
  ),
};

export const readMap = (value: unknown) => mapFromWire(checked(value, MAP, 'map'));
export const readRisk = (value: unknown) => riskFromWire(checked(value, RISK, 'risk'));
export const readCard = (value: unknown) => cardFromWire(checked(value, CARD, 'card'));
