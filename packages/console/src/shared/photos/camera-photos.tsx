import { useQuery } from '@tanstack/react-query';
import type { StoredImage } from '@vigia/api/client';
import {
  type ImageType,
  type IsoDate,
  type NodeSerial,
  type PestId,
  stationImagesWindow,
} from '@vigia/domain';
import { ImageGallery, ImageGrid, ImageViewer } from '@vigia/ui/images';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { apiAtom } from '../state/api.ts';
import { usePhotos } from './use-photos.ts';
import { WORDS } from './words.ts';

/** Whose photos: those taken at a station, or by a device wherever it stood. */
export type PhotoPlace = { readonly stationId: number } | { readonly serial: NodeSerial };

export interface CameraPhotosProps {
  readonly of: PhotoPlace;
  readonly type: ImageType;
  /** Whose model's findings are shown for photos that name no pest. */
  readonly pestId: PestId | null;
  readonly today: IsoDate;
  /** Title of the viewer, usually the station's name. */
  readonly title: string;
  readonly label: string;
  readonly layout: 'gallery' | 'grid';
}

const NONE: readonly StoredImage[] = [];
const SIZES = { gallery: 500, grid: 250 } as const;

/** Photos of the last 60 days, small ones side by side, and the one that was pressed in the viewer. */
export function CameraPhotos({ of, type, pestId, today, title, label, layout }: CameraPhotosProps) {
  const api = useAtomValue(apiAtom);
  const [openId, setOpenId] = useState<string | null>(null);
  const days = stationImagesWindow(today);
  const list = useQuery({
    queryKey: ['images', of, type, today],
    queryFn: ({ signal }) => {
      const filter = { ...days, type };
      return 'serial' in of
        ? api.images.ofNode(of.serial, filter, signal)
        : api.images.ofStation(of.stationId, filter, signal);
    },
  });
  const photos = usePhotos(list.data ?? NONE, { openId, pestId, size: SIZES[layout] });
  const state = list.data ? 'ready' : list.isError && !list.isFetching ? 'error' : 'loading';
  const shown = { photos, label, state, onOpen: setOpenId, onRetry: () => void list.refetch() } as const;
  const empty = { emptyTitle: WORDS.empty[type], emptyHint: WORDS.emptyHint[type] };
  return (
    <>
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
      />
    </>
  );
}
