import type { StoredImage } from '@vigia/api/client';
import type { Circle, InferenceBox } from '@vigia/domain/captures';
import { Button, MEDIA, textSize, useWords } from '@vigia/ui';
import { CountingCanvas, type CountingCanvasProps, type MoreAction } from '@vigia/ui/images';
import { ChevronLeft, ChevronRight, Maximize2, Minimize2, Save } from 'lucide-react';
import { type RefObject, useMemo } from 'react';
import { styled } from 'styled-components';
import { CountFacts, type CountFactsProps } from './count-facts.tsx';
import { COUNTING } from './words.ts';

const Bench = styled.section`
  min-width: 0;
  h2 { flex: 1 1 200px; min-width: 0; margin: 0; font-size: ${textSize('title')}; overflow-wrap: anywhere; }
  h2 small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; font-weight: 400; }
`;
const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-bottom: 12px;
  ${MEDIA.narrow} { h2 { flex-basis: 100%; } > button { flex: 1 1 40%; } }
`;

export interface PhotoBenchProps extends Omit<CountFactsProps, 'image' | 'circles'> {
  readonly image: StoredImage;
  readonly stationName: string;
  /** Client and sector, or the date: what stands below the station's name. */
  readonly where: string;
  readonly label: string;
  readonly picture: CountingCanvasProps['image'];
  readonly onRetryPicture: () => void;
  readonly circles: readonly Circle[];
  readonly onChange: (circles: readonly Circle[]) => void;
  readonly onClear: () => void;
  readonly previous: readonly Circle[];
  readonly inference: readonly InferenceBox[] | null;
  readonly inferenceMethod: string;
  readonly hasPrevious: boolean;
  readonly hasNext: boolean;
  readonly isSaving: boolean;
  readonly onPrevious: () => void;
  readonly onNext: () => void;
  readonly onPending: () => void;
  readonly onSave: () => void;
  readonly onSaveNext: () => void;
  readonly onTree: () => void;
  /** The photo fills the page. */
  readonly isEnlarged: boolean;
  readonly onEnlarge: () => void;
  readonly benchRef: RefObject<HTMLElement | null>;
}

/** The photo that is counted, its navigation, and its count. */
export function PhotoBench(props: PhotoBenchProps) {
  const words = useWords(COUNTING);
  const { image, isSaving, onPrevious, onNext, onPending, onSave, onSaveNext, onTree } = props;
  const { isEnlarged, onEnlarge } = props;
  const actions = useMemo<MoreAction[]>(() => {
    const { keys, keyNames } = words;
    return [
      { key: 'S', keys: 'S', name: keys.saveNext, perform: onSaveNext },
      { key: 'Ctrl+S', keys: 'Ctrl + S', name: keys.save, perform: onSave },
      { key: 'PageDown', keys: keyNames.pageDown, name: keys.next, perform: onNext },
      { key: 'PageUp', keys: keyNames.pageUp, name: keys.previous, perform: onPrevious },
      { key: 'P', keys: 'P', name: keys.nextPending, perform: onPending },
      { key: 'F', keys: 'F', name: keys.enlarge, perform: onEnlarge },
      // The list is hidden beside an enlarged photo.
      ...(isEnlarged ? [] : [{ key: 'L', keys: 'L', name: keys.tree, perform: onTree }]),
    ];
  }, [onSaveNext, onSave, onNext, onPrevious, onPending, onTree, isEnlarged, onEnlarge, words]);
  return (
    <Bench ref={props.benchRef} aria-label={props.label}>
      <Bar>
        <h2>
          {props.stationName}
          <small>{props.where}</small>
        </h2>
        <Button icon={isEnlarged ? Minimize2 : Maximize2} onPress={onEnlarge}>
          {isEnlarged ? words.shrink : words.enlarge}
        </Button>
        <Button icon={ChevronLeft} isDisabled={!props.hasPrevious} onPress={onPrevious}>
          {words.previous}
        </Button>
        <Button icon={ChevronRight} isDisabled={!props.hasNext} onPress={onNext}>
          {words.next}
        </Button>
        <Button icon={Save} isDisabled={isSaving} onPress={onSave}>
          {words.save}
        </Button>
        <Button variant="primary" busy={isSaving} onPress={onSaveNext}>
          {words.saveNext}
        </Button>
      </Bar>
      <CountingCanvas
        image={props.picture}
        circles={props.circles}
        onChange={props.onChange}
        pestId={props.pestId}
        previous={props.previous}
        inference={props.inference}
        inferenceMethod={props.inferenceMethod}
        onClear={props.onClear}
        onRetry={props.onRetryPicture}
        moreActions={actions}
        label={props.label}
        aside={<CountFacts {...props} image={image} />}
      />
    </Bench>
  );
}
