import { Button, Logo, ProgressBar, useWords } from '@vigia/ui';
import { RotateCw } from 'lucide-react';
import { styled } from 'styled-components';
import { MAX_ATTEMPTS } from '../shared/backoff.ts';
import { COMMON } from '../shared/words.ts';

const Page = styled.main`
  display: grid;
  place-content: center;
  justify-items: center;
  gap: 20px;
  min-height: 100dvh;
  padding: 24px;
  text-align: center;

  h1 { margin: 0; font-size: 0; }
  p { max-width: 44ch; margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

const Progress = styled.div`width: min(280px, 80vw);`;
const Actions = styled.div`display: flex; flex-wrap: wrap; justify-content: center; gap: 8px;`;

export interface LoadingScreenProps {
  /** What went wrong so far; the loading goes on unless it is `stopped`. */
  readonly problem?: string;
  readonly hint?: string;
  /** Failed attempts so far. */
  readonly attempt?: number;
  readonly stopped?: boolean;
  readonly onRetry?: () => void;
  readonly onCancel?: () => void;
  readonly onSignOut?: () => void;
}

/** Shown before the app while its data is loading. */
export function LoadingScreen(props: LoadingScreenProps) {
  const words = useWords(COMMON);
  const { problem, hint, attempt = 0, stopped = false, onRetry, onCancel, onSignOut } = props;
  return (
    <Page aria-busy={!stopped}>
      <h1>
        <Logo name={words.product} size={36} />
      </h1>
      {!stopped && (
        <Progress>
          <ProgressBar label={words.loading} />
        </Progress>
      )}
      {problem !== undefined && (
        <div role="alert">
          <strong>{problem}</strong>
          {hint !== undefined && <p>{hint}</p>}
          {attempt > 0 && !stopped && <p>{words.attempt(attempt, MAX_ATTEMPTS)}</p>}
        </div>
      )}
      <Actions>
        {onRetry && (
          <Button variant="primary" icon={RotateCw} onPress={onRetry}>
            {words.retry}
          </Button>
        )}
        {onCancel && <Button onPress={onCancel}>{words.cancel}</Button>}
        {onSignOut && <Button onPress={onSignOut}>{words.signOut}</Button>}
      </Actions>
    </Page>
  );
}
