import type { CountingView } from '@vigia/domain/captures';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';
import { Dialog } from '../../controls/dialog/dialog.tsx';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { type Photo, photoDate } from '../photo.ts';
import { StageBox } from '../stage/stage-box.tsx';
import { useDrawable } from '../stage/use-drawable.ts';
import { useStage } from '../stage/use-stage.ts';
import { PHOTOS } from '../words.ts';
import { ViewerBar } from './viewer-bar.tsx';
import { viewerActionOf } from './viewer-keys.ts';

/** Padding of the dialog on both sides of the picture together, px. */
const SIDES = 48;
const WIDTH = 600;

const Room = styled.div`
  width: 100%;
  aspect-ratio: 4 / 3;
  margin-top: 8px;
`;

const Hint = styled.p`
  margin: 8px 0 0;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  @media (pointer: coarse) { display: none; }
`;

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-top: 12px;
`;

export interface ImageViewerProps {
  /** Photos for previous and next, newest first. */
  readonly photos: readonly Photo[];
  /** The open photo; null closes the viewer. */
  readonly openId: string | null;
  /** Called to show another photo. */
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
  /** Usually the station's name. */
  readonly title?: string;
  /** Buttons below the photo. */
  readonly actions?: ReactNode;
}

/**
 * One photo at 600 × 450 px. The wheel zooms about the pointer, dragging moves, R shows the whole photo, and
 * the A.I. toggle shows the model's results in the same view.
 */
export function ImageViewer({ photos, openId, onOpen, onClose, title, actions }: ImageViewerProps) {
  const words = useWords(PHOTOS);
  const photo = photos.find(({ id }) => id === openId);
  return (
    <Dialog
      isOpen={photo !== undefined}
      onClose={onClose}
      title={title ?? words.viewer}
      width={WIDTH + SIDES}
    >
      {photo && <OpenPhoto photos={photos} photo={photo} onOpen={onOpen} actions={actions} />}
    </Dialog>
  );
}

interface OpenPhotoProps {
  readonly photos: readonly Photo[];
  readonly photo: Photo;
  readonly onOpen: (id: string) => void;
  readonly actions: ReactNode;
}

function OpenPhoto({ photos, photo, onOpen, actions }: OpenPhotoProps) {
  const words = useWords(PHOTOS);
  const hint = useId();
  const [wantsInference, setWantsInference] = useState(false);
  const [steps, setSteps] = useState(0);
  const inferenceUrl = photo.inferenceUrl ?? null;
  const [picture, retry] = useDrawable(wantsInference && inferenceUrl !== null ? inferenceUrl : photo.url);
  const { hostRef, layersRef, stage } = useStage({
    drawable: picture.status === 'ready' ? picture.drawable : null,
    keepViewOf: photo.id,
    onView: (view: CountingView) => setSteps(view.steps),
  });
  const index = photos.indexOf(photo);
  const go = (by: number) => {
    const other = photos[index + by];
    if (!other) return;
    onOpen(other.id);
    // At either end the pressed button becomes disabled: the stage takes the focus, so that keys still work.
    if (!photos[index + 2 * by]) hostRef.current?.focus();
  };
  // The stage has the focus from the start, so that keys work without a click.
  useEffect(() => hostRef.current?.focus(), [hostRef]);
  const onKeyDown = (event: KeyboardEvent) => {
    const perform = viewerActionOf(event);
    if (!perform) return;
    event.preventDefault();
    perform({ stage, go });
  };

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys work wherever the focus is inside the viewer
    <div onKeyDown={onKeyDown}>
      <ViewerBar
        date={photoDate(photo)}
        position={words.position(index + 1, index + 1, photos.length)}
        isFirst={index <= 0}
        isLast={index >= photos.length - 1}
        steps={steps}
        isReady={stage !== null}
        hasInference={inferenceUrl !== null}
        offersInference={photo.isByPerson !== true}
        showsInference={wantsInference && inferenceUrl !== null}
        onInference={setWantsInference}
        onGo={go}
        onZoom={(by) => stage?.zoom(by)}
        onReset={() => stage?.reset()}
      />
      <Room>
        <StageBox
          hostRef={hostRef}
          layersRef={layersRef}
          label={words.photoOf(photoDate(photo))}
          describedBy={hint}
          status={picture.status}
          onRetry={retry}
        />
      </Room>
      <Hint id={hint}>{words.help}</Hint>
      {actions && <Actions>{actions}</Actions>}
    </div>
  );
}
