import type { MatrixRow } from '../row.ts';
import { alertRequests } from './alerts.ts';
import { catalogueRequests } from './catalogue.ts';
import { devicesRequests } from './devices.ts';
import { embedRequests } from './embed.ts';
import { eventsRequests } from './events.ts';
import { existingRequests } from './existing.ts';
import { farmRequests } from './farm.ts';
import { imagesRequests } from './images.ts';
import { numbersRequests } from './numbers.ts';
import { operationsRequests } from './operations.ts';
import { peopleRequests } from './people.ts';
import { productRequests } from './products.ts';
import { programRequests } from './programs.ts';
import { scenarioRequests } from './scenarios.ts';
import { sourceRequests } from './sources.ts';
import { uplinkRequests } from './uplinks.ts';
import { webhookRequests } from './webhooks.ts';

/** A row (or more) for every route of the registry. */
export const ROWS: readonly MatrixRow[] = [
  ...existingRequests,
  ...farmRequests,
  ...eventsRequests,
  ...devicesRequests,
  ...imagesRequests,
  ...peopleRequests,
  ...numbersRequests,
  ...operationsRequests,
  ...catalogueRequests,
  ...embedRequests,
  ...sourceRequests,
  ...programRequests,
  ...uplinkRequests,
  ...webhookRequests,
  ...alertRequests,
  ...productRequests,
  ...scenarioRequests,
];
