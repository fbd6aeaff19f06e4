import type { IsoDate } from '@vigia/domain';
import { Button, IconButton, Slider, useWords } from '@vigia/ui';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { styled } from 'styled-components';
import { PRESSURE } from './words.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 16px;
  align-items: end;
  & > :last-child { flex: 1 1 260px; }
  @media print { display: none; }
`;
const Buttons = styled.div`
  display: flex;
  gap: 4px;
`;

export interface DayPlayerProps {
  readonly days: readonly IsoDate[];
  /** Which of the days is shown. */
  readonly index: number;
  /** What is said of the day. */
  readonly sentence: string;
  readonly isPlaying: boolean;
  readonly onPlay: () => void;
  /** A day that was slid or stepped to; a step says nothing by itself. */
  readonly onShow: (index: number, isStep: boolean) => void;
}

/** Goes through the days of a season: by slider, day by day, or by itself. */
export function DayPlayer({ days, index, sentence, isPlaying, onPlay, onShow }: DayPlayerProps) {
  const words = useWords(PRESSURE).day;
  const last = days.length - 1;
  const date = words.title(days[index]!);
  return (
    <Row>
      <Buttons>
        <IconButton
          icon={ChevronLeft}
          label={words.previous}
          variant="secondary"
          isDisabled={index === 0}
          onPress={() => onShow(index - 1, true)}
        />
        <Button icon={isPlaying ? Pause : Play} variant="primary" isDisabled={last === 0} onPress={onPlay}>
          {isPlaying ? words.pause : words.play}
        </Button>
        <IconButton
          icon={ChevronRight}
          label={words.next}
          variant="secondary"
          isDisabled={index === last}
          onPress={() => onShow(index + 1, true)}
        />
      </Buttons>
      <Slider
        label={words.label}
        min={0}
        max={last}
        value={index}
        valueText={date}
        spokenText={`${date}. ${sentence}`}
        isDisabled={last === 0}
        onChange={(next) => onShow(next, false)}
      />
    </Row>
  );
}
