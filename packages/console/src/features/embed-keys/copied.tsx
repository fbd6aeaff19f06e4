import { Button, textSize, useSnackbar } from '@vigia/ui';
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

export interface CopiedProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
}

/** A text to copy as it stands. */
export function Copied({ title, text, label }: CopiedProps) {
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
