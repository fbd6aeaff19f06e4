/**
 * The types of the package without its components: the server, which has no DOM types, is checked against this
 * file. `src/index.ts` is checked against the same types.
 */
export type * from './src/logbook/logbook-type.ts';
export type * from './src/pages/render-report-type.ts';
export type * from './src/picture-options.ts';

import type { RenderLogbook } from './src/logbook/logbook-type.ts';
import type { RenderReport } from './src/pages/render-report-type.ts';
import type {
  RenderCapturesPicture,
  RenderCardPicture,
  RenderChillPicture,
  RenderClimatePicture,
  RenderDegreeDayPicture,
  RenderMapPicture,
  RenderMildewPicture,
  RenderRiskPicture,
} from './src/picture-options.ts';

export declare const renderDegreeDayPicture: RenderDegreeDayPicture;
export declare const renderCapturesPicture: RenderCapturesPicture;
export declare const renderClimatePicture: RenderClimatePicture;
export declare const renderMildewPicture: RenderMildewPicture;
export declare const renderChillPicture: RenderChillPicture;
export declare const renderMapPicture: RenderMapPicture;
export declare const renderRiskPicture: RenderRiskPicture;
export declare const renderCardPicture: RenderCardPicture;
export declare const renderReport: RenderReport;
export declare const renderLogbook: RenderLogbook;
