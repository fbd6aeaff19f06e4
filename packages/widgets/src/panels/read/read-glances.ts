import {
  cardFromWire,
  type EmbedCard,
  type EmbedMap,
  type EmbedRisk,
  mapFromWire,
  riskFromWire,
} from '@vigia/api/contract';
import { HEALTH_STATES, PUBLISHED_LEVELS } from '@vigia/domain';
import {
  checked,
  isDay,
  isInstant,
  isInteger,
  isNumber,
  isText,
  listOf,
  oneOf,
  orNull,
  type Shape,
  shaped,
} from './check.ts';

const isLevel = oneOf(PUBLISHED_LEVELS);
const isState = oneOf(HEALTH_STATES);
const isLast = orNull(shaped({ value: isNumber, at: isInstant }));

const MAP: Shape<EmbedMap> = {
  sector_name: isText,
  today: isDay,
  stations: listOf(
    shaped({
      station_id: isInteger,
      station_name: isText,
      latitude: isNumber,
      longitude: isNumber,
      level: isLevel,
    }),
  ),
};

const RISK: Shape<EmbedRisk> = {
  sector_name: isText,
  today: isDay,
  level: isLevel,
  kind: orNull(oneOf(['captures', 'mildew'])),
  pest_id: orNull(isInteger),
  subject: isText,
  since: orNull(isDay),
  as_of: orNull(isDay),
  value: orNull(isNumber),
  text: isText,
};

const CARD: Shape<EmbedCard> = {
  station_id: isInteger,
  station_name: isText,
  sector_name: isText,
  today: isDay,
  crop_id: orNull(isInteger),
  pest_id: orNull(isInteger),
  pest_name: orNull(isText),
  temperature: isLast,
  humidity: isLast,
  rain: isLast,
  health: shaped({ connection: isState, energy: isState, images: isState, sensors: isState }),
  chip: orNull(
    shaped({ level: orNull(oneOf(['ok', 'warning', 'error', 'neutral'])), count: orNull(isNumber) }),
  ),
};

export const readMap = (value: unknown) => mapFromWire(checked(value, MAP, 'map'));
export const readRisk = (value: unknown) => riskFromWire(checked(value, RISK, 'risk'));
export const readCard = (value: unknown) => cardFromWire(checked(value, CARD, 'card'));
