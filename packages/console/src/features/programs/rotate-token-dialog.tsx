import type { IsoDate } from '@vigia/domain';
import { type ServiceToken, TOKEN_LIFE_DAYS, TOKEN_OVERLAP_HOURS } from '@vigia/domain/access';
import { fieldErrors, hasErrors } from '@vigia/domain/farm';
import { DateField, Form, SaveDialog, Select, useFormErrors, useWords } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { PIECES } from '../../shared/ui/words.ts';
import { endProblem, lastEnd, usualEnd } from './token-draft.ts';
import { PROGRAMS } from './words.ts';

const Text = styled.p`margin: 0;`;

/** Hours that the secret before may go on being accepted. */
const OVERLAPS = [0, 1, 24, 72, TOKEN_OVERLAP_HOURS.most] as const;

export interface TokenRotation {
  readonly overlapHours: number;
  /** A day. */
  readonly expires: string;
}

export interface RotateTokenDialogProps {
  readonly token: Pick<ServiceToken, 'name'>;
  readonly today: IsoDate;
  readonly onSave: (rotation: TokenRotation, signal: AbortSignal) => Promise<unknown>;
  readonly onClose: () => void;
  readonly failedMessage: (error: unknown) => string;
}

/** Asks how long the present secret goes on, and until when the new one holds. */
export function RotateTokenDialog({ token, today, onSave, onClose, failedMessage }: RotateTokenDialogProps) {
  const words = useWords(PROGRAMS);
  const pieces = useWords(PIECES);
  const start: TokenRotation = { overlapHours: TOKEN_OVERLAP_HOURS.usual, expires: usualEnd(today) };
  const [rotation, setRotation] = useState(start);
  const { overlapHours, expires } = rotation;
  const errors = fieldErrors({ expires: endProblem(words, expires, today) });
  const form = useFormErrors(errors, () => undefined);
  return (
    <SaveDialog
      isOpen
      onClose={onClose}
      title={words.rotating.title(token.name)}
      saveLabel={words.rotating.save}
      isChanged={overlapHours !== start.overlapHours || expires !== start.expires}
      isValid={!hasErrors(errors)}
      invalidMessage={words.form.incomplete}
      onRefused={form.submit}
      onSave={(signal) => onSave(rotation, signal)}
      onError={() => undefined}
      savedMessage={words.form.saved}
      failedMessage={failedMessage}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        <Text>{words.rotating.text}</Text>
        <Select
          label={words.rotating.overlap}
          options={OVERLAPS.map((value) => ({ value, label: pieces.overlap(value) }))}
          value={overlapHours}
          onChange={(hours) => setRotation({ ...rotation, overlapHours: hours })}
        />
        <DateField
          label={words.form.expires}
          help={words.form.expiresHelp(TOKEN_LIFE_DAYS.most)}
          isRequired
          today={today}
          min={today}
          max={lastEnd(today)}
          value={expires}
          onChange={(day) => setRotation({ ...rotation, expires: day })}
          {...form.field('expires')}
        />
      </Form>
    </SaveDialog>
  );
}
