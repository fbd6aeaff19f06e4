import { ZOOM_FACTOR } from '@vigia/domain/captures';
import { ChevronLeft, ChevronRight, Maximize, Sparkles, ZoomIn, ZoomOut } from 'lucide-react';
import { useId } from 'react';
import { IconButton } from '../../controls/button/icon-button.tsx';
import { ToggleButton } from '../../controls/button/toggle-button.tsx';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { PHOTOS } from '../words.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 4px 12px;
`;
const Group = styled.div`
  display: flex;
  align-items: center;
  gap: 4px;
`;
const Facts = styled.div`
  min-width: 0;
  padding-left: 8px;
  line-height: 1.25;
  strong { display: block; font-weight: 600; }
  span { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;
const Percent = styled.output`
  min-width: 48px;
  color: ${({ theme }) => theme.color.muted};
  text-align: center;
`;
const Reason = styled.p`
  margin: 4px 0 0;
  text-align: right;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

interface ViewerBarProps {
  readonly date: string;
  readonly position: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  /** Steps of zoom, 0 for the whole photo. */
  readonly steps: number;
  /** The picture is loaded and can be zoomed. */
  readonly isReady: boolean;
  readonly hasInference: boolean;
  /** False for a photo that no model looks at. */
  readonly offersInference: boolean;
  readonly showsInference: boolean;
  readonly onInference: (shown: boolean) => void;
  readonly onGo: (by: number) => void;
  readonly onZoom: (steps: number) => void;
  readonly onReset: () => void;
}

/** Date and position of the open photo in the list, and all its actions. */
export function ViewerBar(props: ViewerBarProps) {
  const words = useWords(PHOTOS);
  const reason = useId();
  const { hasInference, offersInference, isReady } = props;
  const percent = Math.round(100 * ZOOM_FACTOR ** props.steps);
  return (
    <>
      <Row>
        <Group>
          <IconButton
            icon={ChevronLeft}
            label={words.previous}
            isDisabled={props.isFirst}
            onPress={() => props.onGo(-1)}
          />
          <IconButton
            icon={ChevronRight}
            label={words.next}
            isDisabled={props.isLast}
            onPress={() => props.onGo(1)}
          />
          <Facts role="status">
            <strong>{props.date}</strong>
            <span>{props.position}</span>
          </Facts>
        </Group>
        <Group>
          <IconButton
            icon={ZoomOut}
            label={words.zoomOut}
            isDisabled={!isReady}
            onPress={() => props.onZoom(-2)}
          />
          <Percent aria-label={words.zoom(percent)}>{percent} %</Percent>
          <IconButton
            icon={ZoomIn}
            label={words.zoomIn}
            isDisabled={!isReady}
            onPress={() => props.onZoom(2)}
          />
          <IconButton icon={Maximize} label={words.reset} isDisabled={!isReady} onPress={props.onReset} />
          {offersInference && (
            <ToggleButton
              icon={Sparkles}
              label={words.inference}
              hint={hasInference ? words.inferenceHint : words.noInference}
              isDisabled={!hasInference}
              isSelected={props.showsInference}
              onChange={props.onInference}
              {...(hasInference ? {} : { describedBy: reason })}
            />
          )}
        </Group>
      </Row>
      {offersInference && !hasInference && <Reason id={reason}>{words.noInference}</Reason>}
    </>
  );
}
