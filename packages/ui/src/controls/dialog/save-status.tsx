import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { usePast } from '../../theme/use-past.ts';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { CANCEL_AFTER_MS } from '../progress-bar/progress-bar.tsx';
import type { SavePhase } from './save-machine.ts';
import { FORM_DIALOG } from './words.ts';

const Line = styled.p<{ $alarm: boolean }>`
  flex: 1;
  min-width: 0;
  margin: 0;
  color: ${({ theme, $alarm }) => ($alarm ? theme.status.error.text : theme.color.muted)};
  font-size: ${textSize('compact')};
  line-height: 1.3;
`;

/** Words for a task while it runs, after success, and after an error. */
export interface TaskWords {
  readonly doing: string;
  readonly done: string;
  readonly failed: string;
}

const statusText = (phase: SavePhase, { doing, done, failed }: TaskWords): string =>
  ({ idle: '', saving: doing, success: done, closing: done, error: failed })[phase];

interface SaveStatusProps {
  readonly phase: SavePhase;
  /** What is missing in the form; null if nothing is missing or saving was not tried. */
  readonly invalid: string | null;
  readonly onCancel: () => void;
  /** Words about saving by default. */
  readonly words?: TaskWords;
}

/** State of saving as text beside the button; after five seconds it offers to cancel. */
export function SaveStatus({ phase, invalid, onCancel, words }: SaveStatusProps) {
  const own = useWords(FORM_DIALOG);
  const slow = usePast(CANCEL_AFTER_MS, phase === 'saving');
  const alarm = phase === 'error' || (phase === 'idle' && invalid !== null);
  return (
    <>
      <Line role="status" $alarm={alarm}>
        {phase === 'idle' || (phase === 'error' && invalid !== null)
          ? invalid
          : statusText(phase, words ?? own.saving)}
      </Line>
      {slow && (
        <Button variant="quiet" onPress={onCancel}>
          {own.cancel}
        </Button>
      )}
    </>
  );
}
