import { createRoot } from 'react-dom/client';
import { addDays, wallMsOfDay } from '../../packages/domain/src/index.ts';
import { PestPanel, seasonLines } from '../../packages/ui/src/panels/index.ts';
import { pastSeasons } from '../../packages/ui/src/panels/stories/demo-past-seasons.ts';
import { LAST, PEST, TODAY } from '../../packages/ui/src/panels/stories/demo-season.ts';
import { VigiaProvider } from '../../packages/ui/src/theme/theme.tsx';

declare global {
  interface Window {
    /** Shows the panel of a pest with so many past seasons laid over its chart. */
    mountSeasons: (count: number) => Promise<void>;
  }
}

const twoFrames = () =>
  new Promise<void>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done())));
const VIEW = {
  period: '90days',
  window: { start: addDays(TODAY, -75), end: addDays(TODAY, 15) },
  today: TODAY,
} as const;
const look = { unit: '°C·día', decimals: 1, axis: 'left' } as const;

window.mountSeasons = async (count) => {
  const root = document.getElementById('root');
  if (!root) throw new Error('no root');
  const compared = seasonLines(pastSeasons(count), look, wallMsOfDay(LAST));
  createRoot(root).render(
    <VigiaProvider>
      <PestPanel data={PEST} view={VIEW} onPeriodChange={() => undefined} compared={compared} />
    </VigiaProvider>,
  );
  await twoFrames();
};
