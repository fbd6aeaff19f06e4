import { useState } from 'react';
import { ReportView } from './report-view.tsx';
import { useReport } from './use-report.ts';

interface ReportDialogProps {
  readonly onClose: () => void;
}

/** "Nuevo Reporte", whole; after each report it can begin anew. */
export function ReportDialog({ onClose }: ReportDialogProps) {
  const [round, setRound] = useState(1);
  return <Round key={round} onClose={onClose} onAgain={() => setRound(round + 1)} />;
}

function Round({ onClose, onAgain }: ReportDialogProps & { readonly onAgain: () => void }) {
  return <ReportView {...useReport(onClose, onAgain)} />;
}
