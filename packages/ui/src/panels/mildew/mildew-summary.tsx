import {
  addDays,
  type ColumnarSeries,
  fromColumnar,
  type IsoDate,
  MILDEW_RISK_WORDS,
  MILDEW_RISKS,
  mildewRisk,
  mildewSentences,
} from '@vigia/domain';
import { SkeletonText } from '../../controls/skeleton/skeleton-text.tsx';
import { MILDEW_STATUS } from '../../controls/status/mildew-status.ts';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { RADIUS } from '../../theme/tokens.ts';

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
  /** Gubler index by day, 0–100; null while it is on its way. */
  readonly index: ColumnarSeries | null;
  /** Null for a past season: the summary then stands at its last day. */
  readonly today: IsoDate | null;
}

/** What the index says now, in sentences. */
export function MildewSummary({ index, today }: MildewSummaryProps) {
  return (
    <Box aria-label="Resumen de oídio" aria-busy={!index} style={{ marginTop: 12 }}>
      <h4>Resumen</h4>
      {index ? (
        mildewSentences(fromColumnar(index), today ?? lastDay(index)).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))
      ) : (
        <SkeletonText count={4} narrowCount={6} />
      )}
    </Box>
  );
}

/** What each class of the index means; the present one is marked once it is known. */
export function MildewClasses({ index }: Pick<MildewSummaryProps, 'index'>) {
  const risk = mildewRisk(index?.values.findLast((value) => value !== null) ?? null);
  return (
    <Box aria-label="Interpretación del índice">
      <h4>Interpretación</h4>
      <Classes>
        {MILDEW_RISKS.map((one) => (
          <li key={one} aria-current={one === risk || undefined}>
            <StatusIcon status={MILDEW_STATUS[one]} size={16} />
            <span>
              <strong>
                {MILDEW_RISK_WORDS[one].range} · {MILDEW_RISK_WORDS[one].name}
              </strong>
              {MILDEW_RISK_WORDS[one].meaning}
            </span>
          </li>
        ))}
      </Classes>
    </Box>
  );
}

const lastDay = ({ start, values }: ColumnarSeries): IsoDate =>
  addDays(start, Math.max(0, values.length - 1));
