import { formatDateTime, SIGN_IN_OUTCOME_WORDS, SIGN_IN_REFUSAL_WORDS } from '@vigia/domain/es';
import type { SignIn } from '@vigia/domain/farm';
import { Button, Dialog, EmptyState, Skeleton, StatusIcon, textSize, useWords } from '@vigia/ui';
import { styled } from 'styled-components';
import { RetryNotice } from '../../../shared/ui/retry-notice.tsx';
import { ADMINISTRATION } from '../words.ts';
import { SIGN_INS } from './words.ts';

const List = styled.ol`
  margin: 12px 0;
  padding: 0;
  list-style: none;
`;

const Line = styled.li`
  display: grid;
  grid-template-columns: 20px minmax(0, 1fr);
  gap: 0 8px;
  padding: 8px 0;
  & + & { border-top: 1px solid ${({ theme }) => theme.color.line}; }
`;

const About = styled.div`
  grid-column: 2;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
  overflow-wrap: anywhere;
`;

const Note = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;

export interface SignInsViewProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly email: string;
  /** Newest first; null while loading. */
  readonly signIns: readonly SignIn[] | null;
  readonly isFailed: boolean;
  /** Users can also sign in by the company's directory. */
  readonly hasExternalSignIn: boolean;
  /** Loads older ones; undefined on the last page. */
  readonly onOlder?: (() => void) | undefined;
  readonly isLoadingOlder: boolean;
  readonly onRetry: () => void;
}

/** The sign-ins, refused attempts and sign-outs of an account. */
export function SignInsView(props: SignInsViewProps) {
  const adminWords = useWords(ADMINISTRATION);
  const words = useWords(SIGN_INS);
  const { isOpen, onClose, email, signIns, isFailed, hasExternalSignIn } = props;
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title(email)}
      width={560}
      footer={<Button onPress={onClose}>{adminWords.close}</Button>}
    >
      <Note>{hasExternalSignIn ? `${words.note} ${words.external}` : words.note}</Note>
      {isFailed && <RetryNotice onRetry={props.onRetry}>{words.failed}</RetryNotice>}
      {!isFailed && signIns === null && <Skeleton $height="160px" />}
      {signIns?.length === 0 && <EmptyState title={words.empty}>{words.emptyHint}</EmptyState>}
      {signIns !== null && signIns.length > 0 && (
        <List>
          {signIns.map((one) => (
            <SignInLine key={one.id} signIn={one} />
          ))}
        </List>
      )}
      {props.onOlder && (
        <Button variant="quiet" busy={props.isLoadingOlder} onPress={props.onOlder}>
          {words.older}
        </Button>
      )}
    </Dialog>
  );
}

const statusOf = (outcome: SignIn['outcome']) => {
  if (outcome === 'refused') return 'warning';
  return outcome === 'signed-in' ? 'ok' : 'neutral';
};

function SignInLine({ signIn: { at, outcome, reason, address, device } }: { readonly signIn: SignIn }) {
  const words = useWords(SIGN_INS);
  return (
    <Line>
      <StatusIcon status={statusOf(outcome)} />
      {reason === null ? SIGN_IN_OUTCOME_WORDS[outcome] : SIGN_IN_REFUSAL_WORDS[reason]}
      <About>
        {formatDateTime(at)}
        <br />
        {words.from(device, address)}
      </About>
    </Line>
  );
}
