import { Button, textSize, useWords } from '@vigia/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import { ARRIVALS } from './words.ts';

const Box = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: 10px;
  min-width: 0;
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; text-wrap: pretty; }
  pre {
    align-self: stretch;
    margin: 0;
    padding: 10px 12px;
    border-radius: 8px;
    background: ${({ theme }) => theme.color.sunken};
    font-family: ${MONOSPACE};
    font-size: ${textSize('small')};
    text-align: left;
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;

const Actions = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

/** The line that sends something as the device, to be copied; it has no secret in it. */
export function TryLine({ line }: { readonly line: string }) {
  const words = useWords(ARRIVALS);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(line);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  return (
    <Box>
      <p>{words.tryHint}</p>
      <pre>{line}</pre>
      <Actions>
        <Button icon={Copy} onPress={() => void copy()}>
          {words.copy}
        </Button>
        <span role="status">
          {copied === 'yes' && words.copied}
          {copied === 'failed' && words.copyFailed}
        </span>
      </Actions>
    </Box>
  );
}
