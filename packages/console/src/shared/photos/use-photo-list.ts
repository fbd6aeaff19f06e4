import { useQuery } from '@tanstack/react-query';
import { imageCalls, type StoredImage } from '@vigia/api/client';
import type { IsoDate } from '@vigia/domain';
import type { ImageType } from '@vigia/domain/captures';
import { stationImagesWindow } from '@vigia/domain/farm';
import { useCalls } from '../state/calls.ts';
import type { PhotoSource } from './photo-source.ts';

/** The photos of the last 60 days of a station or a device, the newest first. */
export function usePhotoList(of: PhotoSource, type: ImageType, today: IsoDate) {
  const images = useCalls(imageCalls);
  const filter = { ...stationImagesWindow(today), type };
  return useQuery<StoredImage[]>({
    queryKey: ['images', of, type, today],
    queryFn: ({ signal }) =>
      'serial' in of
        ? images.ofNode(of.serial, filter, signal)
        : images.ofStation(of.stationId, filter, signal),
  });
}
