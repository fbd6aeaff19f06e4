import { Button, textSize, useWords } from '@vigia/ui';
import { ImageUp, Trash2 } from 'lucide-react';
import { useId, useRef } from 'react';
import { styled } from 'styled-components';
import { RetryNotice } from '../../../shared/ui/retry-notice.tsx';
import type { LogoEdits } from './use-logo.ts';
import { LOGO } from './words.ts';

const Group = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  min-width: 0;
  small { color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('small')}; }
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 12px;
`;

const Frame = styled.span`
  display: flex;
  align-items: center;
  justify-content: center;
  width: 132px;
  height: 56px;
  padding: 8px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 6px;
  background: #fff;
  color: #5a5f57;
  font-size: ${textSize('small')};
  img { max-width: 100%; max-height: 100%; object-fit: contain; }
`;

const Outcome = styled.span<{ $isError: boolean }>`
  color: ${({ theme, $isError }) => theme.status[$isError ? 'error' : 'ok'].text};
  font-size: ${textSize('small')};
`;

/** File types that the field offers; the service says why it refuses others. */
const ACCEPT = 'image/png,image/jpeg';

/** The logo of a client as its reports show it, on white as they are; changed at once. */
export function LogoFieldView({ clientName, ...edits }: LogoEdits & { readonly clientName: string }) {
  const words = useWords(LOGO);
  const { logo, state, isBusy, outcome } = edits;
  const label = useId();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Group role="group" aria-labelledby={label}>
      <span id={label}>{words.label}</span>
      {state === 'error' ? (
        <RetryNotice onRetry={edits.onRetry}>{words.loadFailed}</RetryNotice>
      ) : (
        <Line>
          <Frame>{logo ? <img src={logo.dataUrl} alt={words.of(clientName)} /> : words.none}</Frame>
          <input
            ref={input}
            type="file"
            hidden
            aria-label={words.file}
            accept={ACCEPT}
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) edits.onFile(file);
              target.value = '';
            }}
          />
          <Button icon={ImageUp} busy={isBusy} onPress={() => input.current?.click()}>
            {logo ? words.change : words.add}
          </Button>
          {logo && (
            <Button variant="quiet" icon={Trash2} isDisabled={isBusy} onPress={edits.onRemove}>
              {words.remove}
            </Button>
          )}
        </Line>
      )}
      <div role="status">{outcome && <Outcome $isError={outcome.isError}>{outcome.text}</Outcome>}</div>
      <small>{words.help}</small>
    </Group>
  );
}
