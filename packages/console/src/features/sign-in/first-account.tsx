import { Button } from '@vigia/ui';
import { CommandLine } from './command-line.tsx';
import { Form, Hint, Problem } from './sign-in-frame.tsx';
import { WORDS } from './words.ts';

export interface FirstAccountProps {
  readonly busy: boolean;
  readonly problem?: string | undefined;
  readonly onCheck: () => void;
}

/** In the place of the login while nobody has an account: how its operator makes the first one. */
export function FirstAccount({ busy, problem, onCheck }: FirstAccountProps) {
  return (
    <Form attempts={0} onSubmit={onCheck}>
      <Hint>{WORDS.firstHint}</Hint>
      <CommandLine>{WORDS.firstCommand}</CommandLine>
      <Hint>{WORDS.firstNext}</Hint>
      <Problem reason={problem} />
      <Button type="submit" variant="primary" busy={busy}>
        {WORDS.firstCheck}
      </Button>
    </Form>
  );
}
