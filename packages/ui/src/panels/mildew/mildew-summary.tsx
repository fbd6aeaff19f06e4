import {
  addDays,
  type ColumnarSeries,
  fromColumnar,
  type IsoDate,
  MILDEW_FRESH_DAYS,
  MILDEW_RISKS,
  MILDEW_TREND_DAYS,
  mildewRisk,
  mildewStanding,
  sprayIntervals,
} from '@vigia/domain';
import { SkeletonText } from '../../controls/skeleton/skeleton-text.tsx';
import { MILDEW_STATUS } from '../../controls/status/mildew-status.ts';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';
import { fullDate, type PanelSpeech, usePanelSpeech } from '../words.ts';

const Box = styled.section`
  padding: 12px;
  border-radius: ${RADIUS.card}px;
  background: ${({ theme }) => theme.color.sunken};
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
  h4 { margin: 0 0 4px; color: ${({ theme }) => theme.color.text}; font-size: ${textSize('base')}; }
  p { margin: 4px 0 0; text-wrap: pretty; }
`;

const Classes = styled.ul`
  display: grid;
  gap: 2px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: grid;
    grid-template-columns: 18px 1fr;
    gap: 8px;
    padding: 4px 6px;
    border-radius: ${RADIUS.control}px;
  }
  li[aria-current] { background: ${({ theme }) => theme.color.surface}; box-shadow: inset 0 0 0 1px ${({ theme }) => theme.color.control}; }
  strong { display: block; color: ${({ theme }) => theme.color.text}; }
`;

export interface MildewSummaryProps {
  /** Gubler index by day, 0–100; null while it is loading. */
  readonly index: ColumnarSeries | null;
  /** Null for a past season: the summary is then of its last day. */
  readonly today: IsoDate | null;
}

/** The current index explained in sentences. */
export function MildewSummary({ index, today }: MildewSummaryProps) {
  const speech = usePanelSpeech();
  const words = speech.words.mildew;
  return (
    <Box aria-label={words.summaryOf} aria-busy={!index} style={{ marginTop: 12 }}>
      <h4>{words.summary}</h4>
      {index ? (
        sentencesOf(index, today ?? lastDay(index), speech).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))
      ) : (
        <SkeletonText count={4} narrowCount={6} />
      )}
    </Box>
  );
}

/** The current index, its meaning, its change in a week, and the interval between applications. */
function sentencesOf(index: ColumnarSeries, until: IsoDate, { words, figures }: PanelSpeech): string[] {
  const { sentences, risks } = words.mildew;
  const standing = mildewStanding(fromColumnar(index), until);
  if (standing === null) return [sentences.unknown(MILDEW_FRESH_DAYS)];
  const { date, risk, trend } = standing;
  const whole = (value: number) => figures.number(value, 0);
  return [
    sentences.now(fullDate(date, figures), whole(standing.index), risks[risk].name),
    risks[risk].meaning,
    ...(trend ? [sentences.moved[trend.moved](MILDEW_TREND_DAYS, whole(trend.before))] : []),
    sentences.interval(sprayIntervals(risk)),
  ];
}

/** The meaning of each class of the index; the current class is marked if it is known. */
export function MildewClasses({ index }: Pick<MildewSummaryProps, 'index'>) {
  const words = usePanelSpeech().words.mildew;
  const risk = mildewRisk(index?.values.findLast((value) => value !== null) ?? null);
  return (
    <Box aria-label={words.meaningOf}>
      <h4>{words.meaning}</h4>
      <Classes>
        {MILDEW_RISKS.map((one) => (
          <li key={one} aria-current={one === risk || undefined}>
            <StatusIcon status={MILDEW_STATUS[one]} size={16} />
            <span>
              <strong>
                {words.risks[one].range} · {words.risks[one].name}
              </strong>
              {words.risks[one].meaning}
            </span>
          </li>
        ))}
      </Classes>
    </Box>
  );
}

const lastDay = ({ start, values }: ColumnarSeries): IsoDate =>
  addDays(start, Math.max(0, values.length - 1));
