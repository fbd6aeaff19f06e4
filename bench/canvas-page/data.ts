import {
  type Circle,
  DEFAULT_IMAGE_SIZE,
  type InferenceBox,
  imagePoint,
  MANUAL,
} from '../../packages/domain/src/entries/captures.ts';

export const STAGE = { width: 1000, height: 700 };
const { width, height } = DEFAULT_IMAGE_SIZE;

/** Places all over the photo, the same ones each time, none within the merge distance of another. */
function places(count: number, phase: number) {
  return Array.from({ length: count }, (_, i) =>
    imagePoint(((i * 1597 + phase) % (width - 40)) + 20, ((i * 2477 + phase * 7) % (height - 40)) + 20),
  );
}

/** 2,000 in all, as a summer's plate has them: counted now, counted before, proposed. */
export const CURRENT: readonly Circle[] = places(700, 0).map((at) => ({ at, pestId: 1, method: MANUAL }));
export const PREVIOUS: readonly Circle[] = places(700, 11).map((at) => ({ at, pestId: 1, method: MANUAL }));
export const PROPOSED: readonly InferenceBox[] = places(600, 23).map((centroid) => ({
  centroid,
  box: { left: centroid.x - 20, top: centroid.y - 20, right: centroid.x + 20, bottom: centroid.y + 20 },
  score: 0.9,
  className: 'insect',
}));

export const COLORS = { current: '#e0231a', previous: '#1463ff', inference: '#0a8f3c' };
export const POINTS = [
  ...PROPOSED.map(({ centroid }) => ({ at: centroid, color: COLORS.inference })),
  ...PREVIOUS.map(({ at }) => ({ at, color: COLORS.previous })),
  ...CURRENT.map(({ at }) => ({ at, color: COLORS.current })),
];

/** Address of a JPEG of 2592 × 1944 px with enough in it that decoding and scaling cost what a photo's do. */
export async function photo(): Promise<string> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const light = context.createRadialGradient(1200, 900, 100, 1300, 970, 1700);
  light.addColorStop(0, '#efe9d6');
  light.addColorStop(1, '#bfb28c');
  context.fillStyle = light;
  context.fillRect(0, 0, width, height);
  for (let i = 0; i < 6000; i++) {
    context.fillStyle = `hsl(${(i * 37) % 60} 30% ${20 + ((i * 13) % 50)}% / 60%)`;
    context.fillRect((i * 1871) % width, (i * 1039) % height, 2 + (i % 17), 2 + (i % 11));
  }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.9));
  if (!blob) throw new Error('no JPEG');
  return URL.createObjectURL(blob);
}
