import {
  currentStage,
  generationAfter,
  type IsoDate,
  isPreliminary,
  type Milestone,
  milestoneOf,
  PRELIMINARY_MODEL,
  parseDegreeDayMetric,
  type StageThreshold,
  type Standing,
  stageLabel,
  stageThresholds,
  standingOf,
} from '@vigia/domain';
import { inUnits, type Units, unitIn } from '../../charts/units.ts';
import { SkeletonText } from '../../controls/skeleton/skeleton-text.tsx';
import { styled } from '../../theme/styled.ts';
import { figuresIn } from '../../words/figures.ts';
import { ExpectedLines } from '../expected-lines.tsx';
import { degreeDayOrigin } from '../origin/degree-day-origin.ts';
import type { OriginFacts } from '../origin/origin-facts.ts';
import { PanelOrigin } from '../origin/panel-origin.tsx';
import { OutlookBox } from '../outlook-box.ts';
import type { DegreeDayData } from './degree-day-data.ts';
import { DEGREE_DAY_UNIT } from './degree-day-series.ts';

export interface MilestoneCardProps {
  readonly data: DegreeDayData;
  /** Null for a season that is over: then the card says where it ended. */
  readonly today: IsoDate | null;
  readonly units?: Units;
  readonly origin?: OriginFacts | undefined;
  readonly source?: string | undefined;
}

/** What the pest does next and when, with the way to its derivation; without a model, the derivation alone. */
export function MilestoneCard({ data, today, units = 'metric', origin, source }: MilestoneCardProps) {
  const standing = data.degreeDays && standingOf(data.degreeDays);
  const { pestId, ahead } = data;
  const isRunning = standing !== null && today !== null;
  const milestone = isRunning ? milestoneOf(pestId, standing, today, ahead) : null;
  const generation = isRunning ? generationAfter(pestId, standing, today, ahead) : null;
  return (
    <OutlookBox aria-label={milestone ? 'Próximo hito' : 'Estado de la plaga'}>
      {milestone ? (
        <>
          <Next milestone={milestone} data={data} units={units} />
          {generation && isTold(generation) && <Generation milestone={generation} pestId={pestId} />}
        </>
      ) : (
        <Reached pestId={data.pestId} standing={standing} isOver={today === null} units={units} />
      )}
      {isPreliminary(data.pestId) && <p>{PRELIMINARY_MODEL}: fechas orientativas.</p>}
      <PanelOrigin title={data.pestName} entries={degreeDayOrigin(data, origin, source)} />
    </OutlookBox>
  );
}

/** px. With a milestone ahead: a line, its name, the date, the sum and the way to the derivation. */
const USUAL_HEIGHT = 143;

/** Its place while the data are on their way. */
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

/** Where the pest stands when nothing is to be expected of it: the season ended, the table ended, or no data. */
function Reached({ pestId, standing, isOver, units }: ReachedProps) {
  if (stageThresholds(pestId).length === 0) return <p>Sin modelo de fenología para esta plaga.</p>;
  const stage = standing && currentStage(pestId, standing.degreeDays);
  if (!stage) return <p>Sin registros con que estimar el estado de la plaga.</p>;
  return (
    <>
      <p>{isOver ? 'Al cierre de la temporada' : 'Último estado del modelo'}</p>
      <h3>{milestoneName(pestId, stage)}</h3>
      <p>{sum(standing.degreeDays, 1, units)}</p>
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
  return (
    <>
      <p>Próximo hito</p>
      <h3>{milestoneName(data.pestId, threshold)}</h3>
      <ExpectedLines of={milestone} isAwaited={data.ahead === null} />
      {!expected && <p>faltan {sum(missing, 1, units)}</p>}
      <p>
        {sum(threshold.dd, 0, units)}
        {thresholdsText(data.metric, units)}
      </p>
    </>
  );
}

/** A date is named, or known to lie beyond the season: nothing that the milestone's own lines say already. */
const isTold = ({ expected, beyond }: Milestone) => expected !== null || beyond?.reason === null;

const Later = styled.div`
  margin-top: 10px;
  padding-top: 10px;
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

/** The start of the next generation, after the milestone that comes first. */
function Generation({ milestone, pestId }: { readonly milestone: Milestone; readonly pestId: number }) {
  return (
    <Later>
      <h3>{milestoneName(pestId, milestone.threshold)}</h3>
      <ExpectedLines of={milestone} />
    </Later>
  );
}

/** `Inicio 2ª generación` where adults appear, else `Larva · 1ª generación`. */
function milestoneName(pestId: number, { stage, generation }: StageThreshold): string {
  if (stage === 'adult') return `Inicio ${generation}ª generación`;
  return `${stageLabel(pestId, stage)} · ${generation}ª generación`;
}

function thresholdsText(metric: string, units: Units): string {
  const rule = parseDegreeDayMetric(metric);
  if (!rule) return '';
  const degrees = (celsius: number) => decimal(inUnits(celsius, '°C', units).value);
  const upper = rule.upper === null ? '' : `–${degrees(rule.upper)}`;
  return ` · umbral ${degrees(rule.lower)}${upper} ${unitIn('°C', units)}`;
}

function sum(degreeDays: number, decimals: number, units: Units): string {
  const { value, unit } = inUnits(degreeDays, DEGREE_DAY_UNIT, units);
  return `${figuresIn('es').number(value, decimals)} ${unit}`;
}

function decimal(value: number): string {
  return figuresIn('es').number(value, Number.isInteger(value) ? 0 : 1);
}
