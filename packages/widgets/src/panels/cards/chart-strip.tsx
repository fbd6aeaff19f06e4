import { textSize } from '@vigia/ui';
import { EDGE, STRIP } from '@vigia/ui/panels';
import { styled } from 'styled-components';
import { FoldSwitch } from '../fold.tsx';
import { PeriodChoice, type PeriodChoiceProps } from '../period-choice.tsx';

const Strip = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  height: ${STRIP}px;
  margin: 0 ${1 - EDGE}px;
  padding: 0 ${EDGE - 1}px;
  fieldset { min-width: 0; overflow-x: auto; }
`;

const Source = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

export interface ChartStripProps extends PeriodChoiceProps {
  /**
   * Who measured, and until when. The picture shows it at this place; here it is the first line of the unfolded
   * part.
   */
  readonly source: string;
}

/**
 * Below the charts: the choice of the period, and the button that unfolds the rest, which begins with the
 * source.
 */
export function ChartStrip({ source, ...choice }: ChartStripProps) {
  return (
    <>
      <Strip>
        <PeriodChoice {...choice} />
        <FoldSwitch words={choice.words} />
      </Strip>
      <Source>{source}</Source>
    </>
  );
}
