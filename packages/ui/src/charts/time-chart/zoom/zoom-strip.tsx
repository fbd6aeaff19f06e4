import { ChevronLeft, ChevronRight, ZoomIn, ZoomOut } from 'lucide-react';
import styled from 'styled-components';
import { Button } from '../../../button/button.tsx';
import { IconButton } from '../../../button/icon-button.tsx';
import { textSize } from '../../../theme/mixins.ts';
import { CHART_WORDS } from '../../words.ts';
import { windowText } from '../format.ts';
import type { Zoom } from './use-zoom.ts';
import { ZOOM_STEP } from './zoom-window.ts';

const Strip = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 4px;
  margin-left: auto;
  font-size: ${textSize('compact')};
  & > span { padding: 0 4px; color: ${({ theme }) => theme.color.muted}; font-variant-numeric: tabular-nums; }
`;

/** What part of the period is shown, and the buttons to move it: the way for those who neither drag nor type. */
export function ZoomStrip({ zoom, onReset }: { readonly zoom: Zoom; readonly onReset: () => void }) {
  return (
    <Strip role="group" aria-label={CHART_WORDS.zoom}>
      <IconButton
        icon={ChevronLeft}
        label={CHART_WORDS.earlier}
        isDisabled={zoom.window.start <= zoom.home.start}
        onPress={() => zoom.pan(-0.5)}
      />
      <span>{windowText(zoom.window)}</span>
      <IconButton
        icon={ChevronRight}
        label={CHART_WORDS.later}
        isDisabled={zoom.window.end >= zoom.home.end}
        onPress={() => zoom.pan(0.5)}
      />
      <IconButton icon={ZoomOut} label={CHART_WORDS.zoomOut} onPress={() => zoom.scale(ZOOM_STEP)} />
      <IconButton icon={ZoomIn} label={CHART_WORDS.zoomIn} onPress={() => zoom.scale(1 / ZOOM_STEP)} />
      <Button variant="secondary" onPress={onReset}>
        {CHART_WORDS.zoomReset}
      </Button>
    </Strip>
  );
}
