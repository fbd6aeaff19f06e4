import { createRoot } from 'react-dom/client';
import type { StoredImage } from '../../packages/api/src/client/to-image.ts';
import { CountingView } from '../../packages/console/src/features/counting/counting-view.tsx';
import { photosOf } from '../../packages/console/src/features/counting/photo-order.ts';
import { treeRows } from '../../packages/console/src/features/counting/tree-rows.ts';
import { type Circle, countingTree } from '../../packages/domain/src/entries/captures.ts';
import { isoDate } from '../../packages/domain/src/index.ts';
import { CountingCanvas } from '../../packages/ui/src/images/index.ts';
import { VigiaProvider } from '../../packages/ui/src/theme/theme.tsx';
import { list, TREES } from './data.ts';

const CIRCLES: readonly Circle[] = [];
const nothing = () => undefined;
const frame = () => new Promise<number>((done) => requestAnimationFrame(() => done(performance.now())));
const rootElement = (): HTMLElement => document.getElementById('root') as HTMLElement;
let images: StoredImage[] = [];

declare global {
  interface Window {
    prepareImages: () => void;
    /** From the list of images to lines on the screen, with all branches closed or open, ms. */
    openTree: (isOpen: boolean) => Promise<number>;
    /** From asking for the next photo, decoded ahead, to its pixels on the screen, ms. */
    showNext: (times: number) => Promise<number[]>;
  }
}

window.prepareImages = () => {
  images = list();
};

window.openTree = async (isOpen) => {
  const root = createRoot(rootElement());
  await frame();
  const began = performance.now();
  const tree = countingTree(TREES, images);
  const all = photosOf(tree);
  const branches = isOpen ? treeRows(tree, new Set(), true).map(({ key }) => key) : [];
  root.render(
    <VigiaProvider>
      <CountingView
        rows={treeRows(tree, new Set(branches))}
        chosenId={null}
        total={all.length}
        clients={1}
        done={0}
        days={60}
        onDays={nothing}
        since=""
        onSince={nothing}
        today={isoDate('2026-11-21')}
        dates="newest"
        onDates={nothing}
        isEnlarged={false}
        order="photos"
        onOrder={nothing}
        typed=""
        onType={nothing}
        onChoose={nothing}
        onToggle={nothing}
        marksOf={() => ({ counted: null, isSeen: false, isDraft: false, isUnsent: false })}
        isLoading={false}
        problem={null}
        onRetry={nothing}
        onStart={nothing}
      >
        {null}
      </CountingView>
    </VigiaProvider>,
  );
  while (!document.querySelector('[role="treeitem"]')) await frame();
  const took = (await frame()) - began;
  root.unmount();
  return took;
};

async function photo(color: string): Promise<ImageBitmap> {
  const canvas = new OffscreenCanvas(2592, 1944);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas');
  context.fillStyle = color;
  context.fillRect(0, 0, 2592, 1944);
  return await createImageBitmap(canvas);
}

window.showNext = async (times) => {
  const colors = ['#ff0000', '#0000ff'] as const;
  const photos = await Promise.all(colors.map(photo));
  const root = createRoot(rootElement());
  const show = (at: number) =>
    root.render(
      <VigiaProvider>
        <CountingCanvas image={photos[at % 2] ?? null} circles={CIRCLES} pestId={1} onChange={nothing} />
      </VigiaProvider>,
    );
  /** The channel in the middle of the drawn photo that distinguishes the two. */
  const isShown = (at: number): boolean => {
    const canvas = document.querySelector<HTMLCanvasElement>('[role="application"] canvas');
    const pixel = canvas?.getContext('2d')?.getImageData(canvas.width / 2, canvas.height / 2, 1, 1).data;
    return pixel?.[at % 2 === 0 ? 0 : 2] === 255 && pixel[at % 2 === 0 ? 2 : 0] === 0;
  };
  const took: number[] = [];
  for (let at = 0; at <= times; at++) {
    const began = performance.now();
    show(at);
    while (!isShown(at)) {
      if (performance.now() - began > 10_000) throw new Error('the photo is not shown');
      await frame();
    }
    if (at > 0) took.push((await frame()) - began);
  }
  root.unmount();
  return took;
};
