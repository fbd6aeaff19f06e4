import { formatDateTime } from '@vigia/domain/es';
import {
  Button,
  Checkbox,
  DateField,
  EmptyState,
  Notice,
  pestOptions,
  Select,
  SkeletonForm,
  SkeletonRegion,
  useFirstInvalid,
  useWords,
} from '@vigia/ui';
import { useRef } from 'react';
import { styled } from 'styled-components';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { dayOf } from './round.ts';
import { onlyPest, TrapRows } from './trap-rows.tsx';
import type { CountsProps } from './view-props.ts';
import { COUNTS } from './words.ts';

const Stage = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 8px;
`;
const Choices = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 130px), 1fr));
  gap: 16px;
`;
const Rule = styled.p`
  margin: 0;
  color: ${({ theme }) => theme.color.muted};
`;
/** Stands for the pest of each trap in the list of pests. */
const OWN = 0;
/** Stands for the traps that were chosen in the list of fields. */
const CHOSEN = 0;

/** The day, the field and its traps. */
export function FormStage(props: CountsProps) {
  const words = useWords(COUNTS);
  const { form, dispatch } = props;
  const { round, attempts, refusal, isSending, today } = form;
  const root = useRef<HTMLDivElement>(null);
  useFirstInvalid(root, attempts);
  const choose = (choices: Extract<Parameters<typeof dispatch>[0], { act: 'choose' }>['choices']) =>
    dispatch({ act: 'choose', choices });
  if (form.sectors.length === 0)
    return <EmptyState title={words.noSectors}>{words.noSectorsHint}</EmptyState>;
  return (
    <Stage ref={root}>
      {refusal && <Notice status="error">{refusal.text}</Notice>}
      {form.isFound && (
        <Notice
          action={
            <Button size="small" onPress={() => dispatch({ act: 'restart' })}>
              {words.restart}
            </Button>
          }
        >
          {words.found(formatDateTime(round.editedAt ?? 0))}
        </Notice>
      )}
      <Choices>
        <DateField
          label={words.date}
          isRequired
          max={today}
          value={round.date}
          onChange={(date) => choose({ date })}
          error={dayOf(round, today) === null ? words.badDate : undefined}
          isDisabled={isSending}
        />
        <Select
          label={words.sector}
          isRequired
          options={[
            ...(form.chosen === null ? [] : [{ value: CHOSEN, label: words.chosen(form.chosen) }]),
            ...form.sectors.map(({ id, name }) => ({ value: id, label: name })),
          ]}
          value={form.showsChosen ? CHOSEN : round.sectorId}
          onChange={(sectorId) =>
            sectorId === CHOSEN ? dispatch({ act: 'show-chosen' }) : choose({ sectorId })
          }
          isDisabled={isSending}
        />
      </Choices>
      <Traps {...props} />
    </Stage>
  );
}

function Traps(props: CountsProps) {
  const words = useWords(COUNTS);
  const { form, dispatch } = props;
  const { round, past, traps } = form;
  if (round.sectorId === null && !form.showsChosen) return <Rule>{words.chooseSector}</Rule>;
  const cameras = (
    <Checkbox
      isSelected={round.withCameras}
      onChange={(withCameras) => dispatch({ act: 'choose', choices: { withCameras } })}
      isDisabled={form.isSending}
    >
      {words.withCameras}
    </Checkbox>
  );
  if (past === 'loading')
    return (
      <SkeletonRegion label={words.opening}>
        <SkeletonForm />
      </SkeletonRegion>
    );
  return (
    <>
      {past === 'failed' && (
        <RetryNotice onRetry={() => dispatch({ act: 'retry-past' })}>{words.pastFailed}</RetryNotice>
      )}
      {traps.length > 0 ? (
        <div>
          <Rule>{words.rule(onlyPest(traps))}</Rule>
          <TrapRows {...props} />
        </div>
      ) : (
        <EmptyState title={words.noTraps}>{words.noTrapsHint}</EmptyState>
      )}
      {round.pestId === null && form.withoutPest > 0 && <Rule>{words.withoutPest(form.withoutPest)}</Rule>}
      <Select
        label={words.pest}
        options={[{ value: OWN, label: words.ownPest }, ...pestOptions(form.pests)]}
        value={round.pestId ?? OWN}
        onChange={(pestId) =>
          dispatch({ act: 'choose', choices: { pestId: pestId === OWN ? null : pestId } })
        }
        isDisabled={form.isSending}
      />
      {!form.showsChosen && cameras}
    </>
  );
}
