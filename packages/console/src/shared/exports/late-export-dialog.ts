import { lateDialog } from '../late/late-dialog.tsx';

export const LateExportDialog = lateDialog(async () => (await import('./export-dialog.tsx')).ExportDialog);
