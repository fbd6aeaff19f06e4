import { List, Map as MapIcon, Maximize, Minus, Plus, Satellite } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusRing, notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT, RADIUS } from '../../theme/tokens.ts';
import { useWords } from '../../words/language.tsx';
import { MAP } from './words.ts';

const Stack = styled.div`
  position: absolute;
  top: 12px;
  right: 12px;
  display: grid;
  gap: 8px;
  @media (max-height: 500px) { grid-auto-flow: column; }
  ${notOnPaper}
`;

const Control = styled.button`
  display: grid;
  place-items: center;
  width: 36px;
  height: 36px;
  padding: 0;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: ${RADIUS.control}px;
  background: ${({ theme }) => theme.color.surface};
  color: ${({ theme }) => theme.color.text};
  cursor: pointer;

  &:hover { background: ${({ theme }) => theme.color.primaryTint}; }
  &:focus-visible { ${focusRing} }
  @media (pointer: coarse) { width: ${LAYOUT.touchTarget}px; height: ${LAYOUT.touchTarget}px; }
`;

/** One round button of the map. Its name is also its tooltip. */
export function MapControl(props: { label: string; icon: ReactNode; onPress: () => void }) {
  return (
    <Control type="button" aria-label={props.label} title={props.label} onClick={props.onPress}>
      {props.icon}
    </Control>
  );
}

const Corner = styled(Stack)`
  z-index: 1;
`;

/** The button that leads from the list back to the map. */
export function ShowMap({ onPress }: { readonly onPress: () => void }) {
  const words = useWords(MAP);
  return (
    <Corner>
      <MapControl label={words.showMap} icon={<MapIcon size={18} aria-hidden />} onPress={onPress} />
    </Corner>
  );
}

interface MapControlsProps {
  readonly onZoomIn: () => void;
  readonly onZoomOut: () => void;
  /** Absent if there is nothing to show. */
  readonly onFit?: (() => void) | undefined;
  readonly fitLabel?: string | undefined;
  /** Whether satellite images are shown; undefined if there are none. */
  readonly satellite?: boolean | undefined;
  readonly onSatellite?: (() => void) | undefined;
  readonly onList?: (() => void) | undefined;
}

/** Buttons for zoom, "see all", satellite images and the list. */
export function MapControls(props: MapControlsProps) {
  const words = useWords(MAP);
  const { onFit, fitLabel = words.fit, satellite, onSatellite, onList } = props;
  return (
    <Stack>
      <MapControl label={words.zoomIn} icon={<Plus size={18} aria-hidden />} onPress={props.onZoomIn} />
      <MapControl label={words.zoomOut} icon={<Minus size={18} aria-hidden />} onPress={props.onZoomOut} />
      {onFit && <MapControl label={fitLabel} icon={<Maximize size={18} aria-hidden />} onPress={onFit} />}
      {onSatellite && (
        <MapControl
          label={satellite ? words.plain : words.satellite}
          icon={satellite ? <MapIcon size={18} aria-hidden /> : <Satellite size={18} aria-hidden />}
          onPress={onSatellite}
        />
      )}
      {onList && <MapControl label={words.showList} icon={<List size={18} aria-hidden />} onPress={onList} />}
    </Stack>
  );
}
