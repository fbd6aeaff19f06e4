import { Button, MEDIA, textSize, useWords } from '@vigia/ui';
import { Check, Copy } from 'lucide-react';
import { useRef, useState } from 'react';
import { styled } from 'styled-components';
import { MONOSPACE } from './monospace.ts';
import { PIECES } from './words.ts';

const Part = styled.section`
  display: grid;
  gap: 8px;
  align-content: start;
  min-width: 0;
  margin-top: 20px;
`;

const Head = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  h3 { flex: 1; min-width: 0; margin: 0; font-size: ${textSize('base')}; line-height: 1.2; }
  button { flex: none; }
`;

const Outcome = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  color: ${({ theme }) => theme.status.ok.text};
  font-size: ${textSize('compact')};
  font-weight: 600;
`;

const Code = styled.pre`
  max-height: min(560px, 60dvh);
  margin: 0;
  padding: 12px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 6px;
  background: ${({ theme }) => theme.color.sunken};
  overflow: auto;
  font-family: ${MONOSPACE};
  font-size: ${textSize('compact')};
  line-height: 1.5;
  white-space: pre-wrap;
  overflow-wrap: anywhere;
  ${MEDIA.narrow} { max-height: none; } /* the sheet around it scrolls */
`;

const Failed = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.status.error.text};
  &:empty { display: none; }
`;

export interface CopiedProps {
  readonly title: string;
  readonly text: string;
  readonly label: string;
}

/** A text to copy as it stands. A message beside its button says that it was copied, until the text changes. */
export function Copied({ title, text, label }: CopiedProps) {
  const words = useWords(PIECES);
  const code = useRef<HTMLPreElement>(null);
  const [last, setLast] = useState<{ readonly text: string; readonly isCopied: boolean } | null>(null);
  const now = last?.text === text ? last : null;
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setLast({ text, isCopied: true });
    } catch {
      // Copying by keyboard takes the selection.
      window.getSelection()?.selectAllChildren(code.current!);
      setLast({ text, isCopied: false });
    }
  };
  return (
    <Part>
      <Head>
        <h3>{title}</h3>
        <Outcome role="status">
          {now?.isCopied && (
            <>
              <Check size={16} aria-hidden />
              {words.copying.copied}
            </>
          )}
        </Outcome>
        <Button size="small" icon={Copy} onPress={() => void copy()}>
          {label}
        </Button>
      </Head>
      <Failed role="alert">{now?.isCopied === false && words.copying.notCopied}</Failed>
      <Code ref={code} tabIndex={0} role="region" aria-label={title}>
        {text}
      </Code>
    </Part>
  );
}
