import type { StoredImage } from '@vigia/api/client';
import { newIdempotencyKey } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import { type ImageType, MOST_EDITED_PHOTOS } from '@vigia/domain/captures';
import { type PestId, stationImagesWindow } from '@vigia/domain/farm';
import { Button, DateRangeField, Dialog, SegmentedControl, textSize, useSnackbar, useWords } from '@vigia/ui';
import { ImageGrid } from '@vigia/ui/images';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { saveProblem } from '../dialogs/refusals.ts';
import { DIALOGS } from '../dialogs/words.ts';
import { PHOTO_EDITS } from './edit-words.ts';

import { useManagedPhotos } from './managed-photos.ts';
import { PhotoActions } from './photo-actions.tsx';
import type { PhotoSource } from './photo-source.ts';
import { usePhotoEdits } from './use-photo-edits.ts';
import { usePhotos } from './use-photos.ts';
import { useWantedEdit } from './use-wanted-edit.tsx';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 12px;
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
`;
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 12px;
  align-items: end;
`;
/** Stays visible above the photos. */
const Picked = styled.div`
  position: sticky;
  z-index: 2;
  top: -8px;
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  align-items: center;
  padding: 8px 0;
  background: ${({ theme }) => theme.color.surface};
  > span { flex: 1 1 160px; font-weight: 600; }
`;

/** Photos drawn at first, and added with each press. */
const PAGE = 60;
const NO_IDS: ReadonlySet<string> = new Set();

export interface PhotoManagerProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly of: PhotoSource;
  readonly type: ImageType;
  readonly pestId: PestId | null;
  readonly today: IsoDate;
  readonly title: string;
}

/** Photos of a station or a device, of any days, to select, date, move, delete and restore. */
export function PhotoManager({ isOpen, onClose, of, type, pestId, today, title }: PhotoManagerProps) {
  const words = useWords(PHOTO_EDITS);
  const [list, setList] = useState<'kept' | 'deleted'>('kept');
  const [typed, setTyped] = useState<{ readonly start: string; readonly end: string }>(() =>
    stationImagesWindow(today),
  );
  const [ids, setIds] = useState(NO_IDS);
  const [most, setMost] = useState(PAGE);
  const { images, isSpan, state, retry } = useManagedPhotos(of, type, list, typed);
  const drawn = images.slice(0, most);
  const photos = usePhotos(drawn, { openId: null, pestId, size: 250 });
  const picked = images.filter(({ id }) => ids.has(id));
  const { want, dialog } = useWantedEdit(() => setIds(NO_IDS));
  const show = (next: 'kept' | 'deleted') => {
    setList(next);
    setIds(NO_IDS);
    setMost(PAGE);
  };
  const isDeleted = list === 'deleted';
  const tooMany = picked.length > MOST_EDITED_PHOTOS;
  const doable = tooMany ? [] : picked;
  const allAre = picked.length === images.length;
  return (
    <>
      <Dialog
        isOpen={isOpen}
        onClose={onClose}
        title={words.title(title)}
        width={960}
        footer={<Button onPress={onClose}>{words.close}</Button>}
      >
        <Stack>
          <p>{isDeleted ? words.deletedHint : words.hint}</p>
          <Line>
            <SegmentedControl
              label={words.list}
              value={list}
              onChange={show}
              options={[
                { value: 'kept', label: words.lists.kept },
                { value: 'deleted', label: words.lists.deleted },
              ]}
            />
            {!isDeleted && (
              <DateRangeField
                label={words.span}
                value={typed}
                onChange={(span) => {
                  setTyped(span);
                  setIds(NO_IDS);
                  setMost(PAGE);
                }}
                today={today}
                {...(!isSpan && { error: words.badSpan })}
              />
            )}
          </Line>
          {images.length > 0 && (
            <Picked role="group" aria-label={words.actions}>
              <span role="status">{tooMany ? words.tooMany : words.picked(picked.length)}</span>
              <Button
                size="small"
                variant="quiet"
                onPress={() => setIds(allAre ? NO_IDS : new Set(images.map(({ id }) => id)))}
              >
                {allAre ? words.none : words.all}
              </Button>
              {isDeleted ? (
                <Restore images={doable} onDone={() => setIds(NO_IDS)} />
              ) : (
                <PhotoActions images={doable} onWant={(kind) => want({ kind, images: doable })} />
              )}
            </Picked>
          )}
          <ImageGrid
            photos={photos}
            label={isDeleted ? words.deleted : words.kept}
            state={state}
            selection={{ ids, onChange: setIds }}
            onRetry={retry}
            emptyTitle={isDeleted ? words.noneDeleted : words.noneKept}
            emptyHint={isDeleted ? words.deletedHint : words.noneKeptHint}
          />
          {images.length > most && (
            <Button onPress={() => setMost(most + PAGE)}>
              {words.showMore(Math.min(PAGE, images.length - most))}
            </Button>
          )}
        </Stack>
      </Dialog>
      {dialog}
    </>
  );
}

function Restore({
  images,
  onDone,
}: {
  readonly images: readonly StoredImage[];
  readonly onDone: () => void;
}) {
  const words = useWords(PHOTO_EDITS);
  const dialogWords = useWords(DIALOGS);
  const { edit, undo } = usePhotoEdits();
  const { success, failure } = useSnackbar();
  const [busy, setBusy] = useState(false);
  const restore = async () => {
    setBusy(true);
    try {
      await edit(
        images.map((image) => ({ image, change: { isDeleted: false } })),
        newIdempotencyKey(),
      );
      success(words.wasRestored(images.length), {
        action: { label: words.undo, onPress: () => void undo() },
      });
      onDone();
    } catch (error) {
      failure(words.failed(saveProblem(dialogWords, error)));
    }
    setBusy(false);
  };
  return (
    <Button
      size="small"
      icon={RotateCcw}
      isDisabled={images.length === 0}
      busy={busy}
      onPress={() => void restore()}
    >
      {words.restore}
    </Button>
  );
}
