import type { StoredImage } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import type { ImageType } from '@vigia/domain/captures';
import type { PestId } from '@vigia/domain/farm';
import { Button, useWords } from '@vigia/ui';
import { ImageGallery, ImageGrid, ImageViewer } from '@vigia/ui/images';
import { Images } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { lateDialog } from '../late/late-dialog.tsx';
import { PHOTO_EDITS } from './edit-words.ts';
import { PhotoActions } from './photo-actions.tsx';
import type { PhotoSource } from './photo-source.ts';
import { usePhotoList } from './use-photo-list.ts';
import { usePhotos } from './use-photos.ts';
import { useWantedEdit } from './use-wanted-edit.tsx';
import { PHOTOS } from './words.ts';

const PhotoManager = lateDialog(async () => (await import('./photo-manager.tsx')).PhotoManager);

const Tools = styled.div`
  display: flex;
  justify-content: end;
  margin-bottom: 8px;
`;

export interface CameraPhotosProps {
  readonly of: PhotoSource;
  readonly type: ImageType;
  /** The pest whose model's findings are shown, for photos without a pest of their own. */
  readonly pestId: PestId | null;
  readonly today: IsoDate;
  /** Title of the viewer, usually the name of the station. */
  readonly title: string;
  readonly label: string;
  readonly layout: 'gallery' | 'grid';
  /** Whether this user may change their dates and stations, and delete them. */
  readonly mayEdit: boolean;
  /** The station has no device that could take photos. */
  readonly hasNoDevice?: boolean;
}

const NONE: readonly StoredImage[] = [];
const SIZES = { gallery: 500, grid: 250 } as const;

/** Thumbnails of the last 60 days; pressing one opens it in the viewer. */
export function CameraPhotos(props: CameraPhotosProps) {
  const words = useWords(PHOTOS);
  const editWords = useWords(PHOTO_EDITS);
  const { of, type, pestId, today, title, label, layout, mayEdit, hasNoDevice = false } = props;
  const [openId, setOpenId] = useState<string | null>(null);
  const [isManaging, setManaging] = useState(false);
  const { want, dialog } = useWantedEdit();
  const list = usePhotoList(of, type, today);
  const photos = usePhotos(list.data ?? NONE, { openId, pestId, size: SIZES[layout] });
  const state = list.data ? 'ready' : list.isError && !list.isFetching ? 'error' : 'loading';
  const shown = { photos, label, state, onOpen: setOpenId, onRetry: () => void list.refetch() } as const;
  const isWithoutCamera = hasNoDevice && type !== 'device_install';
  const emptyHint = isWithoutCamera ? words.noDeviceHint : words.emptyHint[type];
  const empty = { emptyTitle: words.empty[type], emptyHint };
  const open = list.data?.filter(({ id }) => id === openId) ?? NONE;
  return (
    <>
      {mayEdit && (
        <Tools>
          <Button size="small" variant="quiet" icon={Images} onPress={() => setManaging(true)}>
            {editWords.manage}
          </Button>
        </Tools>
      )}
      {layout === 'grid' ? (
        <ImageGrid {...shown} {...empty} selectedId={openId} />
      ) : (
        <ImageGallery {...shown} {...empty} />
      )}
      <ImageViewer
        photos={photos}
        openId={openId}
        onOpen={setOpenId}
        onClose={() => setOpenId(null)}
        title={title}
        {...(mayEdit && {
          actions: <PhotoActions images={open} onWant={(kind) => want({ kind, images: open })} />,
        })}
      />
      {mayEdit && (
        <PhotoManager
          isOpen={isManaging}
          onClose={() => setManaging(false)}
          of={of}
          type={type}
          pestId={pestId}
          today={today}
          title={title}
        />
      )}
      {dialog}
    </>
  );
}
