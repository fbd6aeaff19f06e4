/** The data dictionary of the wire: the meaning of each name in `/openapi.json`. Only the service loads it. */
import { alerts } from './alerts.ts';
import { arrivals } from './arrivals.ts';
import { catalogue } from './catalogue.ts';
import { devices } from './devices.ts';
import { embed } from './embed.ts';
import { events } from './events.ts';
import { exports } from './exports.ts';
import { farm } from './farm.ts';
import { fieldCounts } from './field-counts.ts';
import { health } from './health.ts';
import { hoursAhead } from './hours-ahead.ts';
import { images } from './images.ts';
import { imports } from './imports.ts';
import { lists } from './lists.ts';
import type { Dictionary } from './meaning.ts';
import { measures } from './measures.ts';
import { models } from './models.ts';
import { older } from './older.ts';
import { people } from './people.ts';
import { problem } from './problem.ts';
import { products } from './products.ts';
import { programs } from './programs.ts';
import { readings } from './readings.ts';
import { reports } from './reports.ts';
import { scenarios } from './scenarios.ts';
import { series } from './series.ts';
import { service } from './service.ts';
import { shared } from './shared.ts';
import { signIn } from './sign-in.ts';
import { sources } from './sources.ts';
import { stations } from './stations.ts';
import { tables } from './tables.ts';
import { uplinks } from './uplinks.ts';
import { webhooks } from './webhooks.ts';

export type { Dictionary, Meaning, MeaningThere } from './meaning.ts';

export const DICTIONARY: Dictionary = {
  ...lists,
  ...series,
  ...shared,
  ...problem,
  ...farm,
  ...alerts,
  ...catalogue,
  ...stations,
  ...people,
  ...signIn,
  ...devices,
  ...arrivals,
  ...readings,
  ...measures,
  ...health,
  ...images,
  ...events,
  ...exports,
  ...fieldCounts,
  ...reports,
  ...service,
  ...models,
  ...imports,
  ...sources,
  ...tables,
  ...uplinks,
  ...webhooks,
  ...embed,
  ...products,
  ...scenarios,
  ...hoursAhead,
  ...programs,
  ...older,
};
