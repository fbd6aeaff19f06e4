import { expect, it } from 'vitest';
import { differenceOf, type Picture } from './compare.ts';
import { asPng, asWebp, decoded, halved } from './pictures.ts';

const WIDTH = 320;
const HEIGHT = 200;

/** A white page with rectangles: [left, top, width, height, grey]. */
function page(...boxes: readonly (readonly [number, number, number, number, number])[]): Picture {
  const data = new Uint8Array(WIDTH * HEIGHT * 4).fill(255);
  for (const [left, top, width, height, grey] of boxes) {
    for (let y = top; y < top + height; y++) {
      for (let x = left; x < left + width; x++) data.set([grey, grey, grey], (y * WIDTH + x) * 4);
    }
  }
  return { width: WIDTH, height: HEIGHT, data };
}
const button = [40, 40, 120, 32, 60] as const;
/** The picture as it is stored among the baselines. */
const stored = async (picture: Picture) => decoded(await asWebp(await halved(await asPng(picture))));
const seen = async (picture: Picture) => halved(await asPng(picture));

it('takes an equal picture for equal, through the file it is kept in', async () => {
  const difference = differenceOf(await stored(page(button)), await seen(page(button)));
  expect(difference).toMatchObject({ same: true, pixels: 0 });
});

it('keeps a picture at half its size', async () => {
  expect(await stored(page(button))).toMatchObject({ width: WIDTH / 2, height: HEIGHT / 2 });
});

it.each([
  ['moved by 4 px', page([44, 40, 120, 32, 60])],
  ['in another colour', page([40, 40, 120, 32, 120])],
  ['with a rule of 1 px below it', page(button, [40, 90, 120, 1, 120])],
  ['gone', page()],
])('sees a button %s', async (_, changed) => {
  const difference = differenceOf(await stored(page(button)), await seen(changed));
  expect(difference.same).toBe(false);
  expect(difference.picture).toMatchObject({ width: WIDTH / 2, height: HEIGHT / 2 });
});

it('accepts a single different pixel', async () => {
  expect(differenceOf(await stored(page(button)), await seen(page(button, [200, 150, 2, 2, 0]))).same).toBe(
    true,
  );
});

it('sees a picture of another size', () => {
  const taller = { width: WIDTH, height: HEIGHT + 1, data: new Uint8Array(WIDTH * (HEIGHT + 1) * 4) };
  expect(differenceOf(page(), taller)).toMatchObject({ same: false });
});
