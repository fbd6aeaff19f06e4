import uPlot from 'uplot';
import style from 'uplot/dist/uPlot.min.css?inline';
import { COLORS, definePeer, HEIGHT, WIDTH } from './peer.ts';

const sheet = new CSSStyleSheet();
sheet.replaceSync(style);

definePeer('uplot-chart', (place, { x, lines }) => {
  (place.getRootNode() as ShadowRoot).adoptedStyleSheets = [sheet];
  const series = lines.map((_, i) => ({
    label: `${i}`,
    stroke: COLORS[i] ?? '',
    width: 2,
    points: { show: false },
  }));
  new uPlot(
    { width: WIDTH, height: HEIGHT, legend: { show: false }, series: [{}, ...series] },
    [x, ...lines],
    place,
  );
});
