export type { PreviewColumn, PreviewOutcome, PreviewRow } from './preview-row.ts';
export { TablePreview, type TablePreviewProps } from './table-preview.tsx';
