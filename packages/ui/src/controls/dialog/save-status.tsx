import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { usePast } from '../../theme/use-past.ts';
import { Button } from '../button/button.tsx';
import { CANCEL_AFTER_MS } from '../progress-bar/progress-bar.tsx';
import type { SavePhase } from './save-machine.ts';
import { DIALOG_WORDS } from './words.ts';

const Line = styled.p<{ $alarm: boolean }>`
  flex: 1;
  min-width: 0;
  margin: 0;
  color: ${({ theme, $alarm }) => ($alarm ? theme.status.error.text : theme.color.muted)};
  font-size: ${textSize('compact')};
  line-height: 1.3;
`;

/** What is said of a task while it is done, once it is, and when it is not. */
export interface TaskWords {
  readonly doing: string;
  readonly done: string;
  readonly failed: string;
}
const SAVING: TaskWords = {
  doing: DIALOG_WORDS.saving,
  done: DIALOG_WORDS.saved,
  failed: DIALOG_WORDS.notSaved,
};

const said = (phase: SavePhase, { doing, done, failed }: TaskWords): string =>
  ({ idle: '', saving: doing, success: done, closing: done, error: failed })[phase];

interface SaveStatusProps {
  readonly phase: SavePhase;
  /** What is missing in the form; null while nothing is, or nobody tried. */
  readonly invalid: string | null;
  readonly onCancel: () => void;
  /** Saving, unless told. */
  readonly words?: TaskWords;
}

/** How saving goes, in words beside the button; past five seconds with a way out. */
export function SaveStatus({ phase, invalid, onCancel, words = SAVING }: SaveStatusProps) {
  const slow = usePast(CANCEL_AFTER_MS, phase === 'saving');
  const alarm = phase === 'error' || (phase === 'idle' && invalid !== null);
  return (
    <>
      <Line role="status" $alarm={alarm}>
        {phase === 'idle' || (phase === 'error' && invalid !== null) ? invalid : said(phase, words)}
      </Line>
      {slow && (
        <Button variant="quiet" onPress={onCancel}>
          {DIALOG_WORDS.cancel}
        </Button>
      )}
    </>
  );
}
