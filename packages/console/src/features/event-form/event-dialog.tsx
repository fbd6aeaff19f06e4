import { useState } from 'react';
import { EventFormView } from './event-form-view.tsx';
import { useEventForm } from './use-event-form.ts';

interface EventDialogProps {
  readonly onClose: () => void;
}

/** "Nuevo Reporte", whole; after each event it can begin again. */
export function EventDialog({ onClose }: EventDialogProps) {
  const [round, setRound] = useState(1);
  return <Round key={round} onClose={onClose} onAgain={() => setRound(round + 1)} />;
}

function Round({ onClose, onAgain }: EventDialogProps & { readonly onAgain: () => void }) {
  return <EventFormView {...useEventForm(onClose, onAgain)} />;
}
