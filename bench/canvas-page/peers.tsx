/** The same work done plainly and with react-konva. */

import { useEffect, useMemo, useState } from 'react';
import { Circle, Image as KonvaImage, Layer, Stage } from 'react-konva';
import {
  fitView,
  imagePoint,
  scaleOf,
  screenPoint,
  toImage,
  zoomAbout,
} from '../../packages/domain/src/entries/captures.ts';
import { COLORS, POINTS, STAGE } from './data.ts';

/** What the bench does to each library. */
export interface Driver {
  readonly zoom: (x: number, y: number, steps: number) => void;
  readonly click: (x: number, y: number) => void;
}

async function load(url: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.src = url;
  await image.decode();
  return image;
}

/** One canvas; every tick draws the photo and all arcs anew. */
export async function mountPlain(root: HTMLElement, url: string): Promise<Driver> {
  const image = await createImageBitmap(await load(url));
  const canvas = document.createElement('canvas');
  canvas.width = STAGE.width;
  canvas.height = STAGE.height;
  root.append(canvas);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no 2D canvas');
  const points = [...POINTS];
  let view = fitView(image, STAGE);
  const draw = () => {
    const scale = scaleOf(view);
    context.clearRect(0, 0, STAGE.width, STAGE.height);
    context.drawImage(image, view.origin.x, view.origin.y, image.width * scale, image.height * scale);
    context.lineWidth = 2;
    for (const { at, color } of points) {
      context.beginPath();
      context.arc(view.origin.x + at.x * scale, view.origin.y + at.y * scale, 5, 0, 2 * Math.PI);
      context.strokeStyle = color;
      context.stroke();
    }
  };
  draw();
  return {
    zoom: (x, y, steps) => {
      view = zoomAbout(view, screenPoint(x, y), steps);
      draw();
    },
    click: (x, y) => {
      points.push({ at: toImage(view, screenPoint(x, y)), color: COLORS.current });
      draw();
    },
  };
}

interface KonvaProps {
  readonly url: string;
  readonly onReady: (driver: Driver) => void;
}

/** As react-konva's own examples write it: a photo, a node per circle, the view in React's state. */
export function Konva({ url, onReady }: KonvaProps) {
  const [image, setImage] = useState<HTMLImageElement | null>(null);
  const [points, setPoints] = useState(POINTS);
  const [view, setView] = useState(() => fitView({ width: 2592, height: 1944 }, STAGE));
  useEffect(() => {
    void load(url).then(setImage);
  }, [url]);
  useEffect(() => {
    if (!image) return;
    onReady({
      zoom: (x, y, steps) => setView((before) => zoomAbout(before, screenPoint(x, y), steps)),
      click: (x, y) =>
        setPoints((before) => [...before, { at: imagePoint(x * 2.7, y * 2.7), color: COLORS.current }]),
    });
  }, [image, onReady]);
  const circles = useMemo(
    () =>
      points.map(({ at, color }, i) => (
        <Circle key={i} x={at.x} y={at.y} radius={13} stroke={color} strokeWidth={5} />
      )),
    [points],
  );
  const scale = scaleOf(view);
  return (
    <Stage {...STAGE} x={view.origin.x} y={view.origin.y} scaleX={scale} scaleY={scale}>
      <Layer listening={false}>{image && <KonvaImage image={image} />}</Layer>
      <Layer>{circles}</Layer>
    </Stage>
  );
}
