import type { ListedCount } from '@vigia/api/client';
import { noonOf } from '@vigia/domain/events';
import { ImageViewer } from '@vigia/ui/images';
import { useMemo } from 'react';
import { usePhotos } from '../../../shared/photos/use-photos.ts';

interface CountViewerProps {
  readonly rows: readonly ListedCount[];
  /** The photo that is open; null: none. */
  readonly openId: string | null;
  readonly onOpen: (id: string | null) => void;
  /** The station's name. */
  readonly title: string;
}

/** A photo of a count, large, with the others of the count before and after it. */
export function CountViewer({ rows, openId, onOpen, title }: CountViewerProps) {
  const count = rows.find(({ imageIds = [] }) => imageIds.some((id) => String(id) === openId));
  const images = useMemo(
    () =>
      (count?.imageIds ?? []).map((id) => ({
        ...{ id: String(id), intact: true, inferred: new Map<never, never>(), pestId: null },
        takenAt: noonOf(count!.date),
      })),
    [count],
  );
  const files = usePhotos(images, { openId, pestId: null, size: 250 });
  const photos = useMemo(() => files.map((photo) => ({ ...photo, isByPerson: true })), [files]);
  return (
    <ImageViewer
      photos={photos}
      openId={count ? openId : null}
      onOpen={onOpen}
      onClose={() => onOpen(null)}
      title={title}
    />
  );
}
