import type { EmbedRisk } from '@vigia/api/contract';
import { type ColumnarSeries, fromColumnar, isoDate } from '@vigia/domain';
import type { PestId, Station } from '@vigia/domain/farm';
import {
  captureRisk,
  type EmbedLocale,
  type FollowedRisk,
  mildewFollowed,
  riskSentence,
  riskSubject,
  worstRisk,
} from '@vigia/domain/published';
import type { Tx } from '../access/reach.ts';
import type { Scope } from '../access/scope.ts';
import { chipRules, daysField } from '../analytics/chip-rules.ts';
import { pestsFollowed } from '../analytics/pests-followed.ts';
import { seriesStations } from '../stores/farm/stations.ts';
import { mildewOfSeason } from './mildew.ts';
import type { EmbedChoice, PublishedSector } from './published-sector.ts';
import { seriesReader } from './read-series.ts';

interface RiskFacts extends FollowedRisk {
  readonly kind: 'captures' | 'mildew' | null;
  readonly pestId: PestId | null;
  /** How many days of captures were summed up; seven if left out. */
  readonly days_summed?: number;
}
const NOTHING: RiskFacts = {
  kind: null,
  pestId: null,
  level: 'unknown',
  since: null,
  asOf: null,
  value: null,
};

export interface RiskChoice extends EmbedChoice {
  readonly of: 'worst' | 'captures' | 'mildew';
  readonly locale: EmbedLocale;
}

/** The requested risk, or the highest among mildew and the pests that are followed. */
export async function publishedRisk(
  tx: Tx,
  scope: Scope,
  choice: RiskChoice,
  published: PublishedSector,
): Promise<EmbedRisk | null> {
  const risks: RiskFacts[] = [];
  if (choice.of !== 'captures') risks.push(...(await mildewOf(tx, scope, choice, published)));
  if (choice.of !== 'mildew') {
    for (const pestId of pestsOf(published.stations, choice))
      risks.push(await capturesOf(tx, scope, pestId, published));
  }
  const risk = worstRisk(risks) ?? NOTHING;
  return {
    sector_name: published.sector.name,
    today: published.today,
    level: risk.level,
    kind: risk.kind,
    pest_id: risk.pestId,
    subject: riskSubject(risk, choice.locale),
    since: risk.since,
    as_of: risk.asOf,
    value: risk.value,
    ...(risk.days_summed !== undefined && { days_summed: risk.days_summed }),
    text: riskSentence({ ...risk, days: risk.days_summed }, choice.locale),
  };
}

async function mildewOf(
  tx: Tx,
  scope: Scope,
  choice: EmbedChoice,
  published: PublishedSector,
): Promise<RiskFacts[]> {
  const mildew = await mildewOfSeason(tx, scope, choice, published);
  if (mildew === null || !mildew.applies) return [];
  const index = mildew.index as ColumnarSeries | null;
  const followed = index === null ? NOTHING : mildewFollowed(fromColumnar(index));
  return [{ ...followed, kind: 'mildew', pestId: null }];
}

const pestsOf = (stations: readonly Station[], { pestId, cropId }: EmbedChoice): PestId[] =>
  pestsFollowed(
    stations.filter((station) => cropId === undefined || station.cropId === cropId),
    pestId,
  );

async function capturesOf(
  tx: Tx,
  scope: Scope,
  pestId: PestId,
  published: PublishedSector,
): Promise<RiskFacts> {
  const { season, today } = published;
  const ruleOn = (await chipRules(tx, scope, published.sector.clientId))(pestId);
  const own = published.stations.filter((station) => station.pestId === pestId).map(({ id }) => id);
  const read = seriesReader(tx, scope, await seriesStations(tx, scope, own), today);
  const { start, step, values } = await read({
    metric: { kind: 'captures' },
    days: { start: season.start, end: today },
    transform: 'incremental',
    aggregation: 'sum',
  });
  return {
    ...captureRisk(fromColumnar({ start: isoDate(start), step, values }), ruleOn),
    ...daysField(ruleOn, today),
    kind: 'captures',
    pestId,
  };
}
