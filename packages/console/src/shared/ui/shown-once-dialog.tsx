import { Button, Dialog, Notice } from '@vigia/ui';
import type { ReactNode } from 'react';
import { Copied, type CopiedProps } from './copied.tsx';

export interface ShownOnceDialogProps {
  readonly title: string;
  /** That it is shown only now, and what to do with it. */
  readonly note: string;
  readonly copies: readonly CopiedProps[];
  /** What to do with them; shown below. */
  readonly children?: ReactNode;
  /** The button that closes it. */
  readonly done: string;
  readonly onClose: () => void;
}

/** A secret that is shown once: only its button closes it. */
export function ShownOnceDialog({ title, note, copies, children, done, onClose }: ShownOnceDialogProps) {
  return (
    <Dialog
      isOpen
      isDismissable={false}
      hasCloseIcon={false}
      onClose={onClose}
      title={title}
      width={560}
      footer={
        <Button variant="primary" onPress={onClose}>
          {done}
        </Button>
      }
    >
      <div data-keep-clear>
        <Notice status="warning">{note}</Notice>
        {copies.map((copy) => (
          <Copied key={copy.title} {...copy} />
        ))}
        {children}
      </div>
    </Dialog>
  );
}
