import type { Photo } from './photo.ts';
import { trapPlate } from './trap-plate.fixture.ts';

const FIRST = Date.parse('2026-11-18T11:00:12Z');
const DAY_MS = 86_400_000;
const SMALL = { width: 500, height: 375 };

/** A trap's photos, newest first, one a day. The plate fills and is replaced every tenth day. */
export function trapPhotos(count: number): Photo[] {
  return Array.from({ length: count }, (_, i) => {
    const insects = 3 + ((count - i) % 10) * 3;
    const plate = (size?: typeof SMALL) => trapPlate(40 + i, insects, size).url;
    return {
      id: `foto-${i + 1}`,
      takenAt: FIRST - i * DAY_MS - (i % 4) * 3_700_000,
      thumbnailUrl: plate(SMALL),
      url: plate(),
      inferenceUrl: null,
    };
  });
}

/** Address of data that are not a picture. */
export const BROKEN_URL = 'data:image/jpeg;base64,AAAA';
