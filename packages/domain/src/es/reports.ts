import type { ReportDocument } from '../report-texts/report-documents.ts';

/** Title of each PDF report. */
export const REPORT_DOCUMENT_TITLES: Readonly<Record<ReportDocument, string>> = {
  mildew: 'Asistencia para el control de oídio',
  pest: 'Asistencia para el manejo integrado de plagas',
  'follow-up': 'Seguimiento de producción',
  climate: 'Informe de clima',
  chill: 'Informe de horas frío',
};

/** Titles above the parts of a report's summary; a pest's part has the name of the pest. */
export const REPORT_SECTION_HEADINGS = {
  mildew: 'Oídio',
  chill: 'Frío',
  climate: 'Clima',
  compared: 'Temporadas lado a lado',
  crop: (name: string): string => `Fenología: ${name}`,
} as const;

export const REPORT_FAILED = 'Error al descargar informe, intente de nuevo.';
export const DEFAULT_COMMENT = 'Sin comentarios adicionales.';
