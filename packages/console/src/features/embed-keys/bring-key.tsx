import { fieldErrors, whenBlank } from '@vigia/domain/farm';
import { Button, Form, Notice, TextField, useFormErrors, useWords } from '@vigia/ui';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { styled } from 'styled-components';
import { refusedFields, saveProblem } from '../../shared/dialogs/refusals.ts';
import { DIALOGS } from '../../shared/dialogs/words.ts';
import { MONOSPACE } from '../../shared/ui/monospace.ts';
import { EMBED_KEYS } from './words.ts';

const Fields = styled.div`
  display: grid;
  gap: 12px;
  justify-items: end;
  margin-top: 12px;
  form { width: 100%; }
  input { font-family: ${MONOSPACE}; }
`;

export interface BringKeyProps {
  /** The first letters of the key. */
  readonly prefix: string;
  /** Rejects if it is not that key. */
  readonly onBring: (key: string) => Promise<unknown>;
}

/** Asks for a key of which the service has only a hash. */
export function BringKey({ prefix, onBring }: BringKeyProps) {
  const words = useWords(EMBED_KEYS);
  const dialogWords = useWords(DIALOGS);
  const [text, setText] = useState('');
  const [refused, setRefused] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const blank = whenBlank(text, words.bring.blank);
  const bring = async () => {
    setBusy(true);
    try {
      await onBring(text.trim());
    } catch (error) {
      setRefused(refusedFields(error, { key: 'key' }).key ?? saveProblem(dialogWords, error));
    } finally {
      setBusy(false);
    }
  };
  const form = useFormErrors(fieldErrors({ key: blank ?? refused }), () => void bring());
  return (
    <>
      <Notice>{words.bring.why}</Notice>
      <Fields>
        <Form attempts={form.attempts} onSubmit={form.submit}>
          <TextField
            label={words.bring.key}
            help={words.bring.help(prefix)}
            isRequired
            autoComplete="off"
            spellCheck="false"
            value={text}
            onChange={(typed) => {
              setRefused(null);
              setText(typed);
            }}
            {...form.field('key')}
          />
        </Form>
        <Button icon={KeyRound} busy={isBusy} onPress={form.submit}>
          {words.bring.save}
        </Button>
      </Fields>
    </>
  );
}
