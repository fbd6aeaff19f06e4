import { type ImagePoint, imagePoint, type PixelSize } from '@vigia/domain/captures';

/** Random numbers, 0–1, the same for the same seed. */
function dice(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface TrapPlate {
  /** Address of the picture (`blob:`). */
  readonly url: string;
  /** Positions of the insects, pixels of the picture. */
  readonly insects: readonly ImagePoint[];
}

const PLATES = { delta: ['#efe9d6', '#d9cfb2'], yellow: ['#e8c93a', '#c9a51c'] } as const;

function moth(random: () => number, { x, y }: ImagePoint, unit: number): string {
  const turn = Math.round(random() * 360);
  const size = unit * (0.8 + random() * 0.5);
  const [wing, body] = random() < 0.5 ? ['#7a6a55', '#3a3027'] : ['#8b8378', '#2f2a26'];
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size.toFixed(2)})">
<path d="M0-10C14-16 30-6 34 10 20 16 6 12 0 4-6 12-20 16-34 10-30-6-14-16 0-10z" fill="${wing}" opacity=".85"/>
<path d="M8 0 26 8M-8 0-26 8" stroke="#cbbfa9" stroke-width="3" opacity=".6"/>
<ellipse cx="0" cy="4" rx="5" ry="17" fill="${body}"/><circle cx="0" cy="-13" r="5" fill="${body}"/>
<path d="M-2-16-10-30M2-16 10-30" stroke="${body}" stroke-width="1.6"/></g>`;
}

/**
 * A drawn sticky plate as a trap's camera sees it: a grid, glue in uneven light, moths and dirt.
 *
 * @param count insects on it
 */
export function trapPlate(
  seed: number,
  count = 24,
  { width, height }: PixelSize = { width: 2592, height: 1944 },
  kind: keyof typeof PLATES = 'delta',
): TrapPlate {
  const random = dice(seed);
  const unit = width / 2592;
  const [light, shade] = PLATES[kind];
  const place = (margin: number) =>
    imagePoint(
      Math.round(width * margin + random() * width * (1 - 2 * margin)),
      Math.round(height * margin + random() * height * (1 - 2 * margin)),
    );
  const insects = Array.from({ length: count }, () => place(0.06));
  const step = 216 * unit;
  const lines = [
    ...Array.from(
      { length: Math.floor(width / step) },
      (_, i) => `M${((i + 1) * step).toFixed(0)} 0V${height}`,
    ),
    ...Array.from(
      { length: Math.floor(height / step) },
      (_, i) => `M0 ${((i + 1) * step).toFixed(0)}H${width}`,
    ),
  ].join('');
  const dirt = Array.from({ length: 60 }, () => {
    const { x, y } = place(0);
    return `<circle cx="${x}" cy="${y}" r="${(unit * (2 + random() * 6)).toFixed(1)}"/>`;
  }).join('');
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">
<defs><radialGradient id="l" cx=".46" cy=".42" r=".8"><stop offset="0" stop-color="${light}"/><stop offset="1" stop-color="${shade}"/></radialGradient></defs>
<rect width="100%" height="100%" fill="url(#l)"/>
<path d="${lines}" stroke="#8c8468" stroke-width="${(3 * unit).toFixed(1)}" opacity=".35" fill="none"/>
<g fill="#5c5140" opacity=".45">${dirt}</g>
${insects.map((at) => moth(random, at, unit * 1.5)).join('')}
</svg>`;
  return { url: URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' })), insects };
}
