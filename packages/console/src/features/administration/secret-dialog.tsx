import { Button, Dialog, Notice, TextField, useWords } from '@vigia/ui';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import type { Secret } from './targets.ts';
import { ADMINISTRATION } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 8px;
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  & > :first-child { flex: 1; min-width: 0; }
  input { font-family: ${MONOSPACE}; }
`;

interface SecretDialogProps {
  readonly secret: Secret | null;
  readonly onClose: () => void;
}

/** A password or a key, shown once: only its button closes it. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const words = useWords(ADMINISTRATION);
  const [copied, setCopied] = useState<'no' | 'yes' | 'failed'>('no');
  if (secret === null) return null;
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied('yes');
    } catch {
      setCopied('failed');
    }
  };
  const { value } = secret;
  return (
    <Dialog
      isOpen
      isDismissable={false}
      hasCloseIcon={false}
      onClose={onClose}
      title={secret.title}
      width={460}
      footer={
        <Button variant="primary" onPress={onClose}>
          {words.secretSeen}
        </Button>
      }
    >
      <Stack data-keep-clear>
        {value === null ? (
          <Notice status="warning">{words.secretLost}</Notice>
        ) : (
          <>
            <Notice status="warning">{secret.note}</Notice>
            <Line>
              <TextField label={secret.label} value={value} isReadOnly autoFocus />
              <Button icon={Copy} onPress={() => void copy(value)}>
                {words.copy}
              </Button>
            </Line>
            <span role="status">
              {copied === 'yes' && words.copied}
              {copied === 'failed' && words.copyFailed}
            </span>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
