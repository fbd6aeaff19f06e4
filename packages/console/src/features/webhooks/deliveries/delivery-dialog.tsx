import { formatDateTime } from '@vigia/domain/es';
import { Button, Dialog, useWords } from '@vigia/ui';
import { RotateCcw } from 'lucide-react';
import { Copied } from '../../../shared/ui/copied.tsx';
import { Facts } from '../facts.tsx';
import { type DeliveryRow, mayResend } from './delivery-rows.ts';
import { DELIVERIES } from './words.ts';

export interface DeliveryDialogProps {
  readonly row: DeliveryRow;
  readonly onResend: () => void;
  readonly onClose: () => void;
}

/** JSON laid out to be read; what is none, as it is. */
function laidOut(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2);
  } catch {
    return body;
  }
}

/** Everything about one message: what became of it, the program's answer, and the message itself. */
export function DeliveryDialog({ row, onResend, onClose }: DeliveryDialogProps) {
  const words = useWords(DELIVERIES);
  const { delivery, kind, place, state, next, outcome } = row;
  const { columns } = words;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.dialog.title(kind)}
      width={640}
      footer={
        <>
          {mayResend(row) && (
            <Button icon={RotateCcw} onPress={onResend}>
              {words.resend}
            </Button>
          )}
          <Button variant="primary" onPress={onClose}>
            {words.dialog.close}
          </Button>
        </>
      }
    >
      <Facts
        facts={[
          [columns.state, next === null ? state.label : `${state.label}. ${next}`],
          [columns.place, place],
          [columns.made, formatDateTime(delivery.madeAt)],
          [columns.tries, String(delivery.tries)],
          [columns.tried, delivery.triedAt === null ? words.never : formatDateTime(delivery.triedAt)],
          [columns.status, outcome],
          [columns.answer, delivery.answer || words.noAnswer],
          [columns.id, delivery.eventId],
        ]}
      />
      <Copied title={words.dialog.message} text={laidOut(delivery.body)} label={words.dialog.copy} />
    </Dialog>
  );
}
