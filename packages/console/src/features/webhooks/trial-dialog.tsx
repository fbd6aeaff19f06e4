import { DELIVERY_FAILURE_WORDS, formatDateTime } from '@vigia/domain/es';
import type { Delivery } from '@vigia/domain/events';
import { Button, Dialog, Notice, SkeletonRows, useWords } from '@vigia/ui';
import { Send } from 'lucide-react';
import { Facts } from './facts.tsx';
import { WEBHOOKS } from './words.ts';

export interface TrialDialogProps {
  readonly name: string;
  readonly url: string;
  /** Null while it is sent, or if it could not be sent. */
  readonly delivery: Delivery | null;
  readonly isFailed: boolean;
  readonly onAgain: () => void;
  readonly onClose: () => void;
}

/** What became of a trial: whether the program took it, its answer, and what to do if it did not. */
export function TrialDialog({ name, url, delivery, isFailed, onAgain, onClose }: TrialDialogProps) {
  const words = useWords(WEBHOOKS).trial;
  const isSending = delivery === null && !isFailed;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={words.title(name)}
      width={560}
      footer={
        <>
          <Button icon={Send} busy={isSending} onPress={onAgain}>
            {words.again}
          </Button>
          <Button variant="primary" onPress={onClose}>
            {words.close}
          </Button>
        </>
      }
    >
      {isSending && (
        <div aria-busy>
          <p role="status">{words.sending}</p>
          <SkeletonRows count={3} />
        </div>
      )}
      {isFailed && <Notice status="error">{words.failed}</Notice>}
      {delivery && <Outcome url={url} delivery={delivery} />}
    </Dialog>
  );
}

function Outcome({ url, delivery }: { readonly url: string; readonly delivery: Delivery }) {
  const words = useWords(WEBHOOKS).trial;
  const { failure, status, answer, madeAt } = delivery;
  return (
    <>
      {failure === null ? (
        <Notice status="ok">{words.good}</Notice>
      ) : (
        <Notice status="error">
          {words.bad(DELIVERY_FAILURE_WORDS[failure])} {words.advice[failure]}
        </Notice>
      )}
      <Facts
        facts={[
          [words.to, url],
          [words.at, formatDateTime(madeAt)],
          [words.status, status === null ? words.noStatus : String(status)],
          [words.answer, answer || words.noAnswer],
        ]}
      />
    </>
  );
}
