import { Button, Dialog, Notice, textSize, useSnackbar } from '@vigia/ui';
import { Copy } from 'lucide-react';
import styled from 'styled-components';
import { ONCE_WORDS } from './words.ts';

const Part = styled.section`
  display: grid;
  gap: 8px;
  min-width: 0;
  margin-top: 16px;
  h3 { margin: 0; font-size: ${textSize('base')}; }
  button { justify-self: start; }
`;

const Code = styled.pre`
  max-height: 240px;
  margin: 0;
  padding: 12px;
  border-radius: 6px;
  background: ${({ theme }) => theme.color.sunken};
  overflow: auto;
  font-family: ui-monospace, 'Cascadia Mono', Menlo, Consolas, monospace;
  font-size: ${textSize('compact')};
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;

export interface ShownOnceDialogProps {
  /** Null: the answer that held it was lost. */
  readonly secret: string | null;
  /** What to paste into a page; null where the server has no widgets. */
  readonly snippet: string | null;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The key, this once, and what a partner pastes into a page. */
export function ShownOnceDialog({ secret, snippet, isOpen, onClose }: ShownOnceDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={ONCE_WORDS.title}
      width={640}
      isDismissable={false}
      footer={
        <Button variant="primary" onPress={onClose}>
          {ONCE_WORDS.done}
        </Button>
      }
    >
      <Notice status="warning">{secret === null ? ONCE_WORDS.lost : ONCE_WORDS.warning}</Notice>
      {secret !== null && <Copied title={ONCE_WORDS.key} text={secret} label={ONCE_WORDS.copyKey} />}
      {snippet !== null && (
        <Copied title={ONCE_WORDS.snippet} text={snippet} label={ONCE_WORDS.copySnippet} />
      )}
      {secret !== null && snippet === null && <Notice>{ONCE_WORDS.noWidgets}</Notice>}
    </Dialog>
  );
}

interface CopiedProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
}

function Copied({ title, text, label }: CopiedProps) {
  const { success, failure } = useSnackbar();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => success(ONCE_WORDS.copied),
      () => failure(ONCE_WORDS.notCopied),
    );
  return (
    <Part>
      <h3>{title}</h3>
      <Code tabIndex={0} aria-label={title}>
        {text}
      </Code>
      <Button icon={Copy} onPress={() => void copy()}>
        {label}
      </Button>
    </Part>
  );
}
