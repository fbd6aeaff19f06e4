import { MilestonesToolAnswer, MilestonesToolInput } from '@vigia/api/contract';
import {
  addDays,
  type DatesAhead,
  fromColumnar,
  generationAfter,
  type IsoDate,
  type Milestone,
  milestoneOf,
  milestonesAhead,
  stageDates,
  stageThresholds,
} from '@vigia/domain';
import { isCurrentSeason, PESTS } from '@vigia/domain/farm';
import { degreeDaySentences } from '@vigia/domain/reports';
import { pestsFollowed } from '../../analytics/pests-followed.ts';
import { datesAheadOf, type FieldDegreeDays, fieldDegreeDays, totalTold } from '../degree-days.ts';
import { fieldOf, fieldTold } from '../farm.ts';
import { sourcesOf } from '../sources.ts';
import { stageTold } from '../stage-told.ts';
import { tool } from '../tool.ts';

export const milestonesTool = tool({
  name: 'milestones',
  title: 'Etapas y generaciones',
  description:
    'Tells when each stage and generation of the pests of a field began, and when the next ones may begin, by degree-days. Tell dates to come with their range, and say so if the model is preliminary.',
  input: MilestonesToolInput,
  answer: MilestonesToolAnswer,
  run: async (calls, { sector_id: sectorId, pest_id: pestId }) => {
    const field = await fieldOf(calls, sectorId);
    const { season } = field;
    const today = season === null || isCurrentSeason(season, calls.today) ? calls.today : null;
    const told = [];
    for (const each of pestsFollowed(field.stations, pestId)) {
      const counted = stageThresholds(each).length > 0 ? await fieldDegreeDays(calls, field, each) : null;
      if (counted === null) continue;
      const ahead = today && (await datesAheadOf(calls, field, counted));
      told.push({ counted, ahead });
    }
    return {
      ...fieldTold(field, calls.today),
      pests: told.map(({ counted, ahead }) => ({
        pest_id: counted.pestId,
        pest_name: PESTS.get(counted.pestId)?.name ?? '',
        degree_days: totalTold(counted),
        milestones: [...reachedOf(counted), ...toCome(counted, today, ahead)],
        no_forecast: ahead?.reason ?? null,
        text: sentencesOf(counted, today, ahead),
      })),
      sources: sourcesOf(
        calls,
        told.map(({ counted }) => counted),
      ),
    };
  },
});

const NOT_EXPECTED = { expected: null, basis: null, earliest: null, latest: null } as const;

function reachedOf({ pestId, series }: FieldDegreeDays) {
  return stageDates(pestId, fromColumnar(series)).flatMap(({ threshold, reached }) =>
    reached === null
      ? []
      : [
          {
            ...stageTold(pestId, threshold),
            reached: reached.date,
            reached_earliest: reached.earliest,
            ...NOT_EXPECTED,
          },
        ],
  );
}

/** @param today null for a season that is not running: nothing is expected then */
function toCome({ pestId, standing }: FieldDegreeDays, today: IsoDate | null, ahead: DatesAhead | null) {
  const milestones =
    standing === null
      ? stageThresholds(pestId).map((threshold) => ({ threshold, expected: null, beyond: null }))
      : milestonesAhead(pestId, standing, today, ahead);
  return milestones.map(({ threshold, ...expectation }) => ({
    ...stageTold(pestId, threshold),
    reached: null,
    reached_earliest: null,
    ...expectedOf(expectation),
  }));
}

function expectedOf({ expected, beyond }: Pick<Milestone, 'expected' | 'beyond'>) {
  if (expected)
    return {
      expected: expected.date,
      basis: 'recent-days' as const,
      earliest: addDays(expected.date, -expected.plusMinusDays),
      latest: addDays(expected.date, expected.plusMinusDays),
    };
  if (!beyond || beyond.reason !== null || beyond.date === null) return NOT_EXPECTED;
  return {
    expected: beyond.date,
    basis: 'past-years' as const,
    earliest: beyond.earliest,
    latest: beyond.latest,
  };
}

function sentencesOf(counted: FieldDegreeDays, today: IsoDate | null, ahead: DatesAhead | null): string {
  const { pestId, start, standing, missingDays } = counted;
  const isRunning = standing !== null && today !== null;
  return degreeDaySentences({
    ...{ pestId, start, standing, missingDays },
    milestone: isRunning ? milestoneOf(pestId, standing, today, ahead) : null,
    generation: isRunning ? generationAfter(pestId, standing, today, ahead) : null,
    neighbour: ahead?.neighbour,
  }).join(' ');
}
