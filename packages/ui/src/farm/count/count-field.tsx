import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { InputContext, Label, Text, TextField } from 'react-aria-components';
import { FieldFrame, FieldNote, Input } from '../../controls/field/field-parts.tsx';
import { MEDIA, textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';

const Root = styled(TextField)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 96px max-content;
  gap: 2px 8px;
  align-items: center;
  padding: 8px 0;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
  & > :nth-child(n + 4) { grid-column: 1 / -1; margin-left: 0; }
`;
/** On a phone what is known of the trap has the whole width, below the row. */
const Trap = styled.div`
  ${MEDIA.narrow} { display: contents; }
`;
const Name = styled(Label)`
  display: block;
  font-weight: 700;
  overflow-wrap: anywhere;
`;
const About = styled(Text)`
  display: block;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  ${MEDIA.narrow} { grid-row: 2; grid-column: 1 / -1; }
`;
const Figure = styled(Input)`
  font-size: ${textSize('title')};
  font-variant-numeric: tabular-nums;
  font-weight: 700;
  text-align: right;
`;
const Frame = styled(FieldFrame)`min-height: 52px;`;
const Actions = styled.div`
  display: flex;
  min-width: ${LAYOUT.touchTarget}px;
`;
const Warning = styled.p`
  display: flex;
  gap: 4px;
  margin: 2px 0 0;
  color: ${({ theme }) => theme.status.warning.text};
  font-size: ${textSize('small')};
  & > svg { flex: none; margin-top: 1px; }
`;

/** The keyboard of phones. */
const NUMBER_PAD = { inputMode: 'numeric', enterKeyHint: 'next', autoComplete: 'off' } as const;

export interface CountFieldProps {
  /** What is counted: the trap. */
  readonly name: string;
  /** Beside it: the pest, and what was found the last time. */
  readonly about: string;
  /** As it was typed; `''`: it was not counted, which is not 0. */
  readonly value: string;
  readonly onChange: (typed: string) => void;
  readonly error?: string | undefined;
  /** What may be a typing error. */
  readonly warning?: string | undefined;
  /** At the end of the row: icon buttons. */
  readonly action?: ReactNode;
  /** Under the row: a note, a photo. */
  readonly children?: ReactNode;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
}

/** A row for the number of insects in a trap: phones show their number pad, whose Enter leads on. */
export function CountField({ name, about, error, warning, action, children, ...field }: CountFieldProps) {
  return (
    <Root validationBehavior="aria" {...field} isInvalid={error !== undefined} {...NUMBER_PAD}>
      <Trap>
        <Name>{name}</Name>
        <About slot="description">{about}</About>
      </Trap>
      <Frame>
        <Figure data-count />
      </Frame>
      {/* The file of a photo is no value of this field. */}
      <InputContext.Provider value={null}>
        <Actions>{action}</Actions>
      </InputContext.Provider>
      <FieldNote error={error} help={undefined} />
      {error === undefined && warning !== undefined && (
        <Warning role="status">
          <TriangleAlert size={14} aria-hidden />
          {warning}
        </Warning>
      )}
      {children}
    </Root>
  );
}

/** Leads from a count to the next one at Enter. @returns false at the last one */
export function focusNextCount(root: HTMLElement, from: EventTarget): boolean {
  const all = [...root.querySelectorAll<HTMLInputElement>('input[data-count]')];
  const next = all[all.indexOf(from as HTMLInputElement) + 1];
  next?.focus();
  next?.select();
  return next !== undefined;
}
