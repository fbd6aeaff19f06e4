import { stageLabel } from '@vigia/domain';
import type { BackTest, Call, SeasonResult, StageLeads } from '@vigia/domain/events';
import type { PestId, Station } from '@vigia/domain/farm';
import type { RuleTestWords } from './words.ts';

/** A season as its table shows it: no counts where it counts in no total. */
export interface SeasonRow {
  readonly id: number;
  readonly name: string;
  readonly calls: number | null;
  readonly outcomes: Readonly<Record<Call['outcome'], number>> | null;
  /** A line for each flight. */
  readonly peaks: readonly string[];
  readonly note: string;
  readonly isLeftOut: boolean;
}

function peakLines(words: RuleTestWords['seasons'], { peaks }: SeasonResult): string[] {
  if (peaks.length === 0) return [words.noPeaks];
  const lines = peaks.flatMap(({ generation, date, lead, lack }) => {
    const flight = generation === null ? words.whole : words.generation(generation);
    if (lack === 'not-closed') return [words.notClosed(flight)];
    if (date === null) return [];
    return [lead === null ? words.notCalled(flight, date) : words.called(flight, date, lead)];
  });
  return lines.length === 0 ? [words.fewCaptures] : lines;
}

/** Each season that was read, newest first. */
export const seasonRows = (words: RuleTestWords, seasons: readonly SeasonResult[]): SeasonRow[] =>
  seasons.map((result) => {
    const { season, leftOut, lacks, calls } = result;
    const { id, name } = season;
    if (leftOut)
      return {
        ...{ id, name, calls: null, outcomes: null, peaks: [], isLeftOut: true },
        note: words.seasons.out(words.lack(leftOut)),
      };
    const count = (outcome: Call['outcome']) => calls.filter((call) => call.outcome === outcome).length;
    return {
      ...{ id, name, calls: calls.length, isLeftOut: false },
      outcomes: {
        ...{ before: count('before'), late: count('late') },
        ...{ nothing: count('nothing'), unjudged: count('unjudged') },
      },
      peaks: peakLines(words.seasons, result),
      note: lacks.map(words.lack).join('; '),
    };
  });

/** A stage of a generation as its table shows it. */
export interface StageRow {
  readonly id: string;
  readonly name: string;
  readonly called: number;
  readonly seasons: number;
  readonly median: number | null;
  readonly bySeason: readonly string[];
}

export const stageRows = (
  words: RuleTestWords['stages'],
  pestId: PestId,
  stages: readonly StageLeads[],
): StageRow[] =>
  stages.map(({ generation, stage, seasons, median }) => ({
    id: `${generation}/${stage}`,
    name: words.name(generation, stageLabel(pestId, stage)),
    called: seasons.filter(({ lead }) => lead !== null).length,
    ...{ seasons: seasons.length, median },
    bySeason: seasons.map(({ name, lead }) => words.season(name, lead)),
  }));

/** A call as its table shows it. */
export interface CallRow extends Omit<Call, 'stationId' | 'found'> {
  readonly id: string;
  readonly place: string;
  readonly found: string;
  readonly outcomeText: string;
}

/** Each call, newest first. */
export function callRows(
  words: RuleTestWords,
  { seasons }: Pick<BackTest, 'seasons'>,
  stations: readonly Pick<Station, 'id' | 'name'>[],
): CallRow[] {
  const foundText = ({ stationId, found }: Call) => {
    if (found === null) return '';
    return stationId === null ? words.calls.generation(found) : words.calls.captures(found);
  };
  return seasons
    .flatMap(({ season, calls }) => calls.map((call) => ({ season, call })))
    .map(({ season, call }, i) => ({
      ...{ ...call, id: `${call.date} ${i}` },
      place: stations.find(({ id }) => id === call.stationId)?.name ?? season.name,
      found: foundText(call),
      outcomeText: words.chart.legend[call.outcome],
    }))
    .sort((a, b) => b.date.localeCompare(a.date));
}
