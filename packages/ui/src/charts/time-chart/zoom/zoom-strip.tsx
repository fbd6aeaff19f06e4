import { ChevronLeft, ChevronRight, type LucideIcon, ZoomIn, ZoomOut } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../controls/button/button.tsx';
import { IconButton } from '../../../controls/button/icon-button.tsx';
import { focusRing, textSize } from '../../../theme/mixins.ts';
import { styled } from '../../../theme/styled.ts';
import { LAYOUT, RADIUS } from '../../../theme/tokens.ts';
import { useEmbedded } from '../../embedded.tsx';
import { useChartSpeech } from '../../words.ts';
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

/** The browser's own button, for embedded charts, where presses of React Aria do not work. */
const Plain = styled.button`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  min-width: 36px;
  min-height: 36px;
  padding: 4px 8px;
  border: 1px solid ${({ theme }) => theme.color.control};
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;
  &:disabled { opacity: 0.4; cursor: default; }
  &:focus-visible { ${focusRing} }
  @media (pointer: coarse) { min-width: ${LAYOUT.touchTarget}px; min-height: ${LAYOUT.touchTarget}px; }
`;

interface StripButtonProps {
  readonly icon: LucideIcon;
  readonly label: string;
  readonly isDisabled?: boolean;
  readonly onPress: () => void;
}

function StripButton({ icon: Icon, label, isDisabled = false, onPress }: StripButtonProps) {
  if (!useEmbedded())
    return <IconButton icon={Icon} label={label} isDisabled={isDisabled} onPress={onPress} />;
  return (
    <Plain type="button" aria-label={label} title={label} disabled={isDisabled} onClick={onPress}>
      <Icon size={18} aria-hidden />
    </Plain>
  );
}

type ResetButtonProps = Pick<StripButtonProps, 'isDisabled' | 'onPress'> & { readonly children: ReactNode };

function ResetButton({ isDisabled = false, onPress, children }: ResetButtonProps) {
  return useEmbedded() ? (
    <Plain type="button" disabled={isDisabled} onClick={onPress}>
      {children}
    </Plain>
  ) : (
    <Button variant="secondary" isDisabled={isDisabled} onPress={onPress}>
      {children}
    </Button>
  );
}

/**
 * The buttons to zoom in and to reset. When a part of the period is shown, also its dates and buttons to move
 * it. For readers who neither drag nor use keys.
 */
export function ZoomStrip({ zoom, onReset }: { readonly zoom: Zoom; readonly onReset: () => void }) {
  const { words } = useChartSpeech();
  return (
    <Strip role="group" aria-label={words.zoom}>
      {zoom.isZoomed && <Moves zoom={zoom} />}
      <StripButton
        icon={ZoomOut}
        label={words.zoomOut}
        isDisabled={!zoom.isZoomed}
        onPress={() => zoom.scale(ZOOM_STEP)}
      />
      <StripButton icon={ZoomIn} label={words.zoomIn} onPress={() => zoom.scale(1 / ZOOM_STEP)} />
      <ResetButton isDisabled={!zoom.isZoomed} onPress={onReset}>
        {words.zoomReset}
      </ResetButton>
    </Strip>
  );
}

function Moves({ zoom }: { readonly zoom: Zoom }) {
  const { words, figures } = useChartSpeech();
  return (
    <>
      <StripButton
        icon={ChevronLeft}
        label={words.earlier}
        isDisabled={zoom.window.start <= zoom.home.start}
        onPress={() => zoom.pan(-0.5)}
      />
      <span>{figures.window(zoom.window)}</span>
      <StripButton
        icon={ChevronRight}
        label={words.later}
        isDisabled={zoom.window.end >= zoom.home.end}
        onPress={() => zoom.pan(0.5)}
      />
    </>
  );
}
