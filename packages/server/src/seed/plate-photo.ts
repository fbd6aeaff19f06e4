import { jpegOf, type Pixels } from '../images/pixels.ts';
import { randomFor } from './random.ts';

/** An insect on the plate, in pixels of the photo. */
export interface PlateInsect {
  readonly x: number;
  readonly y: number;
  /** Half the length of its body. */
  readonly radius: number;
}

export interface PlatePlan {
  readonly width: number;
  readonly height: number;
  readonly insects: readonly PlateInsect[];
  /** Seed of the drawing: the same name gives the same photo. */
  readonly name: string;
}

const PLATE = [196, 190, 52] as const;
const BODY = [46, 40, 30] as const;
const WING = [120, 112, 66] as const;
const GRAIN = 3;

/**
 * A drawn photo of a sticky plate: yellow, brighter in the middle, grainy, with insects. It is not based on a
 * real photo.
 */
export const platePhoto = (plan: PlatePlan): Promise<Buffer<ArrayBuffer>> =>
  jpegOf(withInsects(emptyPlate(plan), plan));

/** The plate without insects. */
export function emptyPlate({ width, height, name }: Omit<PlatePlan, 'insects'>): Pixels {
  const random = randomFor(`plate/${name}`);
  const pixels = Buffer.alloc(3 * width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const away = Math.hypot(x / width - 0.5, y / height - 0.5);
      const light = 1 - 0.35 * away * away + (GRAIN * (random.next() - 0.5)) / 128;
      for (let band = 0; band < 3; band += 1) pixels[at + band] = Math.min(255, PLATE[band]! * light);
    }
  }
  return { pixels, width, height };
}

/** A copy of the plate with insects. With the same name, the first insects are the same for every number. */
export function withInsects(plate: Pixels, { insects, name }: Pick<PlatePlan, 'insects' | 'name'>): Pixels {
  const photo = { ...plate, pixels: Buffer.from(plate.pixels) };
  const random = randomFor(`insects/${name}`);
  for (const insect of insects) drawInsect(photo, insect, random.between(0, Math.PI));
  return photo;
}

/** A dark body with a pair of paler wings behind it. */
function drawInsect(photo: Pixels, { x, y, radius }: PlateInsect, angle: number): void {
  const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
  for (const side of [-1, 1]) {
    const wing = {
      x: x - 0.4 * radius * dx - side * 0.35 * radius * dy,
      y: y - 0.4 * radius * dy + side * 0.35 * radius * dx,
    };
    ellipse(photo, wing, { long: 0.8 * radius, short: 0.3 * radius, angle: angle + 0.35 * side }, WING);
  }
  ellipse(photo, { x, y }, { long: radius, short: 0.36 * radius, angle }, BODY);
}

interface Shape {
  readonly long: number;
  readonly short: number;
  readonly angle: number;
}

function ellipse(
  { pixels, width, height }: Pixels,
  centre: { readonly x: number; readonly y: number },
  { long, short, angle }: Shape,
  colour: readonly [number, number, number],
): void {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const reach = Math.ceil(long) + 1;
  const [left, top] = [Math.round(centre.x) - reach, Math.round(centre.y) - reach];
  for (let y = Math.max(0, top); y <= Math.min(height - 1, top + 2 * reach); y += 1) {
    for (let x = Math.max(0, left); x <= Math.min(width - 1, left + 2 * reach); x += 1) {
      const [u, v] = [x - centre.x, y - centre.y];
      const along = (u * cos + v * sin) / long;
      const across = (v * cos - u * sin) / short;
      const cover = Math.min(1, Math.max(0, (1 - Math.hypot(along, across)) * short));
      const at = 3 * (y * width + x);
      for (let band = 0; band < 3; band += 1) {
        pixels[at + band] = (1 - cover) * pixels[at + band]! + cover * colour[band]!;
      }
    }
  }
}
