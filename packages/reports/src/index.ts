export type * from './logbook/logbook-type.ts';
export { renderLogbook } from './logbook/render-logbook.tsx';
export { renderReport } from './pages/render-report.tsx';
export type * from './pages/render-report-type.ts';
export type * from './picture-options.ts';
export { renderCardPicture } from './pictures/card.tsx';
export { renderDegreeDayPicture } from './pictures/degree-days.tsx';
export { renderMapPicture } from './pictures/map.tsx';
export { renderRiskPicture } from './pictures/risk.tsx';
export {
  renderCapturesPicture,
  renderChillPicture,
  renderClimatePicture,
  renderMildewPicture,
} from './pictures/season-charts.tsx';
