import { formatNumber } from '@vigia/domain/es';
import { Button, Dialog, Notice, useWords } from '@vigia/ui';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { FormStage } from './form-stage.tsx';
import { QueuedStage } from './queued-stage.tsx';
import { typedTraps } from './round.ts';
import { uncountedPhotos } from './round-photos.ts';
import { SentStage } from './sent-stage.tsx';
import type { CountsProps } from './view-props.ts';
import { COUNTS, type CountWords } from './words.ts';

const Small = styled.span`
  color: ${({ theme }) => theme.color.muted};
  font-size: 13px;
`;

const Missing = styled(Small)`
  color: ${({ theme }) => theme.status.error.text};
`;

/** Why there is nothing to send. */
function missingOf(words: CountWords, { traps, round, showsChosen }: CountsProps['form']): string {
  if (round.sectorId === null && !showsChosen) return words.chooseSector;
  return traps.length === 0 ? words.noTraps : words.nothing;
}

/** «Conteo en terreno»: what people found in traps, several in one pass. */
export function CountsView(props: CountsProps) {
  const words = useWords(COUNTS);
  const { form, dispatch } = props;
  const close = () => dispatch({ act: 'close' });
  const { footer, footerStart } = useFooter(props);
  return (
    <Dialog
      isOpen
      onClose={close}
      title={form.stage === 'asking' ? words.askTitle : words.title}
      width={640}
      {...(footer === undefined ? {} : { footer })}
      {...(footerStart === undefined ? {} : { footerStart })}
    >
      <Stage {...props} />
    </Dialog>
  );
}

function Stage(props: CountsProps) {
  switch (props.form.stage) {
    case 'sent':
      return <SentStage {...props} />;
    case 'queued':
      return <QueuedStage {...props} />;
    case 'asking':
      return <AskingStage {...props} />;
    default:
      return <FormStage {...props} />;
  }
}

/** Numbers that may be typing errors. */
function AskingStage({ form }: CountsProps) {
  const words = useWords(COUNTS);
  return (
    <>
      <Notice status="warning">{words.askHint}</Notice>
      <ul>
        {form.unusual.map(({ trap, found, last }) => (
          <li key={trap}>
            {words.asked(
              form.nameOf(Number(trap.split('/')[0])),
              formatNumber(found, 0),
              last === null ? null : formatNumber(last, 0),
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function useFooter({ form, dispatch }: CountsProps): { footer?: ReactNode; footerStart?: ReactNode } {
  const words = useWords(COUNTS);
  const { round, traps, photos, isSending } = form;
  if (form.stage === 'sent' || form.stage === 'queued') return {};
  if (form.stage === 'asking')
    return {
      footer: (
        <>
          <Button variant="quiet" onPress={() => dispatch({ act: 'correct' })}>
            {words.correct}
          </Button>
          <Button variant="primary" busy={isSending} onPress={() => dispatch({ act: 'send-asked' })}>
            {words.sendAsked}
          </Button>
        </>
      ),
    };
  const typed = typedTraps(round);
  const begun = [...typed, ...uncountedPhotos(round, photos)];
  const elsewhere = begun.filter((trap) => !traps.some(({ key }) => key === trap)).length;
  if (form.sectors.length === 0)
    return { footer: <Button onPress={() => dispatch({ act: 'close' })}>{words.cancel}</Button> };
  const isMissing = begun.length === 0 && form.attempts > 0;
  return {
    footerStart: isMissing ? (
      <Missing role="alert">{missingOf(words, form)}</Missing>
    ) : elsewhere > 0 ? (
      <Small>{words.elsewhere(elsewhere)}</Small>
    ) : undefined,
    footer: (
      <>
        <Button variant="quiet" onPress={() => dispatch({ act: 'close' })}>
          {words.cancel}
        </Button>
        <Button variant="primary" busy={isSending} onPress={() => dispatch({ act: 'send' })}>
          {words.send(typed.length)}
        </Button>
      </>
    ),
  };
}
