import {
  currentStage,
  generationAfter,
  type IsoDate,
  isPreliminary,
  type Milestone,
  milestoneOf,
  parseDegreeDayMetric,
  type Standing,
  stageThresholds,
  standingOf,
} from '@vigia/domain';
import { inUnits, type Units, unitIn } from '../../charts/units.ts';
import { SkeletonText } from '../../controls/skeleton/skeleton-text.tsx';
import { styled } from '../../theme/styled.ts';
import { ExpectedLines } from '../expected-lines.tsx';
import { degreeDayOrigin } from '../origin/degree-day-origin.ts';
import type { OriginFacts } from '../origin/origin-facts.ts';
import { PanelOrigin } from '../origin/panel-origin.tsx';
import { OutlookBox } from '../outlook-box.ts';
import { type PanelSpeech, usePanelSpeech } from '../words.ts';
import type { DegreeDayData } from './degree-day-data.ts';
import { milestoneName } from './milestone-name.ts';

export interface MilestoneCardProps {
  readonly data: DegreeDayData;
  /** Null for a season that is over: then the card shows its last state. */
  readonly today: IsoDate | null;
  readonly units?: Units;
  readonly origin?: OriginFacts | undefined;
  readonly source?: string | undefined;
}

/**
 * The next stage of the pest with its date, and a button to its derivation; without a model, the derivation
 * alone.
 */
export function MilestoneCard({ data, today, units = 'metric', origin, source }: MilestoneCardProps) {
  const speech = usePanelSpeech();
  const words = speech.words.pests;
  const standing = data.degreeDays && standingOf(data.degreeDays);
  const { pestId, ahead } = data;
  const isRunning = standing !== null && today !== null;
  const milestone = isRunning ? milestoneOf(pestId, standing, today, ahead) : null;
  const generation = isRunning ? generationAfter(pestId, standing, today, ahead) : null;
  return (
    <OutlookBox aria-label={milestone ? words.nextMilestone : words.state}>
      {milestone ? (
        <>
          <Next milestone={milestone} data={data} units={units} />
          {generation && hasExpectation(generation) && <Generation milestone={generation} pestId={pestId} />}
        </>
      ) : (
        <Reached pestId={data.pestId} standing={standing} isOver={today === null} units={units} />
      )}
      {isPreliminary(data.pestId) && <p>{words.preliminary}</p>}
      <PanelOrigin title={data.pestName} entries={degreeDayOrigin(data, origin, source, speech)} />
    </OutlookBox>
  );
}

/** px. Height with a future milestone: a line, its name, the date, the sum and the button to the derivation. */
const USUAL_HEIGHT = 143;

/** A placeholder of that height while the data are loading. */
export function WaitingMilestone() {
  return (
    <OutlookBox aria-hidden style={{ minHeight: USUAL_HEIGHT }}>
      <SkeletonText count={5} />
    </OutlookBox>
  );
}

interface ReachedProps {
  readonly pestId: number;
  readonly standing: Standing | null;
  readonly isOver: boolean;
  readonly units: Units;
}

/**
 * State of the pest when no further stage is expected: the season or the table of stages has ended, or there
 * are no data.
 */
function Reached({ pestId, standing, isOver, units }: ReachedProps) {
  const speech = usePanelSpeech();
  const words = speech.words.pests;
  if (stageThresholds(pestId).length === 0) return <p>{words.noModel}</p>;
  const stage = standing && currentStage(pestId, standing.degreeDays);
  if (!stage) return <p>{words.noRecord}</p>;
  return (
    <>
      <p>{isOver ? words.atTheEnd : words.lastStage}</p>
      <h3>{milestoneName(pestId, stage, speech)}</h3>
      <p>{sum(standing.degreeDays, 1, units, speech)}</p>
    </>
  );
}

interface NextProps {
  readonly milestone: Milestone;
  readonly data: DegreeDayData;
  readonly units: Units;
}

function Next({ milestone, data, units }: NextProps) {
  const { threshold, expected, missing } = milestone;
  const speech = usePanelSpeech();
  const words = speech.words.pests;
  const sums = [sum(threshold.dd, 0, units, speech), thresholdsText(data.metric, units, speech)];
  return (
    <>
      <p>{words.nextMilestone}</p>
      <h3>{milestoneName(data.pestId, threshold, speech)}</h3>
      <ExpectedLines of={milestone} isAwaited={data.ahead === null} />
      {!expected && <p>{words.missing(sum(missing, 1, units, speech))}</p>}
      <p>{sums.filter((text) => text !== null).join(' · ')}</p>
    </>
  );
}

/**
 * Whether a date is known, or is known to lie after the season: then the lines of the milestone say nothing
 * else about it.
 */
const hasExpectation = ({ expected, beyond }: Milestone) => expected !== null || beyond?.reason === null;

const Later = styled.div`
  margin-top: 10px;
  padding-top: 10px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

/** The start of the next generation, after the next milestone. */
function Generation({ milestone, pestId }: { readonly milestone: Milestone; readonly pestId: number }) {
  const speech = usePanelSpeech();
  return (
    <Later>
      <h3>{milestoneName(pestId, milestone.threshold, speech)}</h3>
      <ExpectedLines of={milestone} />
    </Later>
  );
}

/** `umbral 10–30 °C`; null for an unknown rule. */
function thresholdsText(metric: string, units: Units, { words, figures }: PanelSpeech): string | null {
  const rule = parseDegreeDayMetric(metric);
  if (!rule) return null;
  const degrees = (celsius: number) => {
    const { value } = inUnits(celsius, '°C', units);
    return figures.number(value, Number.isInteger(value) ? 0 : 1);
  };
  const upper = rule.upper === null ? '' : `–${degrees(rule.upper)}`;
  return words.pests.thresholds(`${degrees(rule.lower)}${upper} ${unitIn('°C', units)}`);
}

function sum(degreeDays: number, decimals: number, units: Units, { words, figures }: PanelSpeech): string {
  const { value, unit } = inUnits(degreeDays, words.degreeDayUnit, units);
  return `${figures.number(value, decimals)} ${unit}`;
}
