import { jpegOf, type Pixels } from '../images/pixels.ts';
import { randomFor } from './random.ts';

type Colour = readonly [number, number, number];

export interface ScenePlan {
  /** Seed of the drawing: the same name gives the same photo. */
  readonly name: string;
  /** Whether the trap is in the picture, as after its install. */
  readonly withTrap: boolean;
}

const SIZE = { width: 648, height: 486 };
const HORIZON = 0.42;
const SKY: Colour = [176, 205, 226];
const HAZE: Colour = [226, 236, 232];
const HILL: Colour = [120, 146, 128];
const SOIL: Colour = [168, 146, 104];
const LEAVES: Colour = [74, 118, 52];
const TRAP: Colour = [240, 240, 236];
const SHADE: Colour = [196, 198, 192];
/** Number of vine rows at the lower edge of the picture. */
const ROWS = 7;
const GRAIN = 10;

const mixed = (a: Colour, b: Colour, share: number): Colour => [
  a[0] + (b[0] - a[0]) * share,
  a[1] + (b[1] - a[1]) * share,
  a[2] + (b[2] - a[2]) * share,
];

/** Height of the hills at a horizontal position 0–1, as a share of the picture's height. */
const ridge = (x: number): number =>
  HORIZON - 0.08 - 0.05 * Math.sin(5 * x + 1) - 0.03 * Math.sin(13 * x) - 0.015 * Math.sin(31 * x);

/** Colour at a point; both coordinates 0–1 from the upper left. */
function colourAt(x: number, y: number, withTrap: boolean): Colour {
  if (withTrap && y > 0.34 && y < 0.62) {
    const roof = (y - 0.34) / 0.28;
    const away = Math.abs(x - 0.5);
    if (away < 0.17 * roof) return away < 0.15 * roof - 0.012 && roof > 0.35 ? SHADE : TRAP;
  }
  if (withTrap && Math.abs(x - 0.5) < 0.004 && y <= 0.34) return SHADE;
  if (y < ridge(x)) return mixed(SKY, HAZE, Math.min(1, y / HORIZON));
  if (y < HORIZON) return HILL;
  const near = (y - HORIZON) / (1 - HORIZON);
  const across = ((x - 0.5) / (0.08 + near)) * ROWS;
  return Math.abs(across - Math.round(across)) < 0.3 ? LEAVES : SOIL;
}

/** A drawn view from a trap: vine rows below hills. It is not based on a real photo. */
export function scenePhoto({ name, withTrap }: ScenePlan): Promise<Buffer<ArrayBuffer>> {
  const { width, height } = SIZE;
  const random = randomFor(`scene/${name}`);
  const light = random.between(0.82, 1.05);
  const pixels = Buffer.alloc(3 * width * height);
  for (let y = 0, at = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, at += 3) {
      const colour = colourAt(x / width, y / height, withTrap);
      const grain = GRAIN * (random.next() - 0.5);
      for (let band = 0; band < 3; band += 1)
        pixels[at + band] = Math.max(0, Math.min(255, colour[band]! * light + grain));
    }
  }
  const photo: Pixels = { pixels, width, height };
  return jpegOf(photo);
}
