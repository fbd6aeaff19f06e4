import { Button, MEDIA, Notice, useWords } from '@vigia/ui';
import { Copy, Printer } from 'lucide-react';
import { createGlobalStyle, styled } from 'styled-components';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import { useCopied } from './copy-line.tsx';
import { Buttons, Stack } from './parts.tsx';
import { ACCESS } from './words.ts';

/** Prints only the codes of the page, black on white. */
const OnlyCodesPrinted = createGlobalStyle`
  @media print {
    body * { visibility: hidden; }
    [data-printed], [data-printed] * { visibility: visible; color: #000; background: #fff; }
    [data-printed] { position: fixed; inset: 0; }
  }
`;

const Codes = styled.section`
  h3 { margin: 0 0 8px; font-size: 1em; }
  ol {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 8px 24px;
    margin: 0;
    padding: 12px 12px 12px 36px;
    border-radius: 6px;
    background: ${({ theme }) => theme.color.sunken};
    font-family: ${MONOSPACE};
  }
  li { white-space: nowrap; }
  ${MEDIA.narrow} { ol { grid-template-columns: 1fr; } }
`;

interface BackupCodesProps {
  readonly email: string;
  readonly codes: readonly string[];
  readonly onSaved: () => void;
}

/** The backup codes, shown only once, to print or copy. */
export function BackupCodes({ email, codes, onSaved }: BackupCodesProps) {
  const words = useWords(ACCESS);
  const heading = words.codesOf(email);
  const { outcome, copy } = useCopied([heading, ...codes].join('\n'));
  return (
    <Stack>
      <OnlyCodesPrinted />
      <Notice status="warning">{words.codesOnce}</Notice>
      <Codes data-printed>
        <h3>{heading}</h3>
        <ol>
          {codes.map((code) => (
            <li key={code}>{code}</li>
          ))}
        </ol>
      </Codes>
      <Buttons>
        <Button icon={Copy} onPress={copy}>
          {words.copy}
        </Button>
        <Button icon={Printer} onPress={() => window.print()}>
          {words.print}
        </Button>
        <Button variant="primary" onPress={onSaved}>
          {words.codesSaved}
        </Button>
      </Buttons>
      <span role="status">{outcome}</span>
    </Stack>
  );
}
