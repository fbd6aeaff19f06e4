import { textSize } from '@vigia/ui';
import type { Ref } from 'react';
import { styled } from 'styled-components';
import type { WidgetWords } from '../words.ts';

const Heading = styled.header`
  flex: 1 1 260px;
  min-width: 0;
  h2 { margin: 0; font-size: ${textSize('title')}; font-weight: 700; line-height: 1.25; overflow-wrap: anywhere; }
  p { margin: 2px 0 0; overflow-wrap: anywhere; }
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;

export interface ChartHeadProps {
  readonly ref: Ref<HTMLElement>;
  readonly title: string;
  readonly sectorName: string;
  readonly seasonName: string;
  /** Last day with data, as it is written; null without any. */
  readonly until: string | null;
  readonly words: WidgetWords;
}

/** What a chart shows, of whom and until when. */
export function ChartHead({ ref, title, sectorName, seasonName, until, words }: ChartHeadProps) {
  return (
    <Heading ref={ref} data-own>
      <h2>{title}</h2>
      <p>{`${sectorName} · ${words.season} ${seasonName}`}</p>
      <small>{until === null ? words.source : `${words.source} · ${words.dataUntil} ${until}`}</small>
    </Heading>
  );
}
