import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { Circle } from '../../packages/domain/src/entries/captures.ts';
import { CountingCanvas } from '../../packages/ui/src/images/index.ts';
import { VigiaProvider } from '../../packages/ui/src/theme/theme.tsx';
import { CURRENT, PREVIOUS, PROPOSED, photo, STAGE } from './data.ts';
import { type Driver, Konva, mountPlain } from './peers.tsx';

function Ours({ url }: { url: string }) {
  const [circles, setCircles] = useState<readonly Circle[]>(CURRENT);
  return (
    <VigiaProvider>
      <div style={{ width: STAGE.width + 248 }}>
        <CountingCanvas
          image={url}
          circles={circles}
          previous={PREVIOUS}
          inference={PROPOSED}
          pestId={1}
          onChange={setCircles}
        />
      </div>
    </VigiaProvider>
  );
}

const frame = () => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now())));

async function mountOurs(root: HTMLElement, url: string): Promise<Driver> {
  createRoot(root).render(<Ours url={url} />);
  while (!root.querySelector('[role="application"] canvas')) await frame();
  const stage = root.querySelector('[role="application"]');
  if (!stage) throw new Error('no stage');
  const box = stage.getBoundingClientRect();
  const at = (x: number, y: number) => ({
    clientX: box.left + x,
    clientY: box.top + y,
    bubbles: true,
    cancelable: true,
  });
  return {
    zoom: (x, y, steps) =>
      stage.dispatchEvent(new WheelEvent('wheel', { ...at(x, y), deltaY: -100 * steps })),
    click: (x, y) => {
      stage.dispatchEvent(new PointerEvent('pointerdown', { ...at(x, y), pointerId: 1, button: 0 }));
      stage.dispatchEvent(new PointerEvent('pointerup', { ...at(x, y), pointerId: 1, button: 0 }));
    },
  };
}

const mountKonva = (root: HTMLElement, url: string) =>
  new Promise<Driver>((onReady) => createRoot(root).render(<Konva url={url} onReady={onReady} />));

const MOUNTS = { vigia: mountOurs, plain: mountPlain, konva: mountKonva };
let url = '';
let driver: Driver | null = null;

declare global {
  interface Window {
    preparePhoto: () => Promise<void>;
    /** ms until the photo and all circles are there. */
    mountCanvas: (library: string) => Promise<number>;
    /** ms between frames, one notch of the wheel in each; the last one is the longest of the rest that follows. */
    zoomCanvas: (notches: number) => Promise<number[]>;
    clickCanvas: (clicks: number) => Promise<number[]>;
  }
}

async function intervals(count: number, act: (i: number) => void): Promise<number[]> {
  const found: number[] = [];
  let last = await frame();
  for (let i = 0; i < count; i++) {
    act(i);
    const now = await frame();
    found.push(now - last);
    last = now;
  }
  return found;
}

async function longestRest(): Promise<number> {
  const until = performance.now() + 250;
  let longest = 0;
  let last = await frame();
  while (last < until) {
    const now = await frame();
    longest = Math.max(longest, now - last);
    last = now;
  }
  return longest;
}

window.preparePhoto = async () => {
  url = await photo();
};
window.mountCanvas = async (library) => {
  const root = document.getElementById('root');
  if (!root || !(library in MOUNTS)) throw new Error(`no canvas ${library}`);
  const start = performance.now();
  driver = await MOUNTS[library as keyof typeof MOUNTS](root, url);
  await frame();
  await frame();
  return performance.now() - start;
};
window.zoomCanvas = async (notches) => {
  const found = await intervals(notches, (i) =>
    driver?.zoom(400 + (i % 9) * 20, 300 + (i % 7) * 20, i < notches / 2 ? 1 : -1),
  );
  return [...found, await longestRest()];
};
window.clickCanvas = (clicks) =>
  intervals(clicks, (i) => driver?.click(120 + ((i * 137) % 740), 60 + ((i * 211) % 560)));
