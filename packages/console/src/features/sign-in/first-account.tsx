import { Button, useWords } from '@vigia/ui';
import { Form, Hint, Problem } from '../../shared/second-step/form-parts.tsx';
import { CommandLine } from './command-line.tsx';
import { SIGN_IN } from './words.ts';

export interface FirstAccountProps {
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly onCheck: () => void;
}

/** Shown instead of the sign-in form while there is no account: the command that creates the first one. */
export function FirstAccount({ busy, problem, onCheck }: FirstAccountProps) {
  const words = useWords(SIGN_IN);
  return (
    <Form attempts={0} onSubmit={onCheck}>
      <Hint>{words.firstHint}</Hint>
      <CommandLine>{words.firstCommand}</CommandLine>
      <Hint>{words.firstNext}</Hint>
      <Problem reason={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        {words.firstCheck}
      </Button>
    </Form>
  );
}
