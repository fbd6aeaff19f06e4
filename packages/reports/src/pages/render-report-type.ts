import type { ReportData } from '@vigia/domain/reports';

/**
 * Renders one HTML document of A4 pages: no script, nothing loaded from elsewhere, charts and maps as vectors.
 */
export type RenderReport = (data: ReportData) => string;
