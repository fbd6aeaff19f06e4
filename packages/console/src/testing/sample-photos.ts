/** Photos of a trap for stories: a drawn sticky plate on which the number of insects grows each day. */
import { DAY_MS } from '@vigia/domain';
import type { Photo } from '@vigia/ui/images';

const NEWEST = Date.parse('2026-11-21T15:00:12Z');
const INSECTS = [
  [120, 90],
  [310, 210],
  [480, 130],
  [220, 330],
  [540, 360],
  [90, 260],
  [400, 400],
  [350, 60],
] as const;

function plate(insects: number, boxes: boolean): string {
  const marks = INSECTS.slice(0, insects).map(([x, y]) => {
    const body = `<ellipse cx="${x}" cy="${y}" rx="16" ry="6" fill="#2e281e"/>`;
    const box = `<rect x="${x - 24}" y="${y - 18}" width="48" height="36" fill="none" stroke="#2e8b57" stroke-width="4"/>`;
    return boxes ? body + box : body;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="640" height="480"><rect width="640" height="480" fill="#c8c23c"/>${marks.join('')}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

/** One photo per day, newest first. */
export const samplePhotos = (count: number): Photo[] =>
  Array.from({ length: count }, (_, i) => {
    const insects = Math.max(0, INSECTS.length - i);
    return {
      id: `foto-${i + 1}`,
      takenAt: NEWEST - i * DAY_MS,
      thumbnailUrl: plate(insects, false),
      url: plate(insects, false),
      inferenceUrl: i % 2 === 0 ? plate(insects, true) : null,
    };
  });
