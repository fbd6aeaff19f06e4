import { maskOfWeekdays, type Weekday, weekdaysOfMask } from '@vigia/domain/captures';
import { STATION_MESSAGES, WEEKDAY_WORDS } from '@vigia/domain/es';
import {
  CAMERA_HOUR,
  CAMERA_MINUTES,
  type HardwareConfig,
  type HardwareFormDraft,
  type HardwareFormField,
  hardwareFormDraft,
  hardwareOfDraft,
  hasErrors,
  isOnlyWrong,
  PAPER_ROLL_SECONDS,
  validateHardwareForm,
} from '@vigia/domain/farm';
import {
  CheckboxGroup,
  Form,
  MEDIA,
  NumberField,
  SaveDialog,
  Switch,
  textSize,
  useFormErrors,
  useWords,
} from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDraft } from '../dialogs/use-draft.ts';
import { reasonOf } from '../error-words.ts';
import { REASONS } from '../reason-words.ts';
import { daysInWords } from './hardware-lines.ts';
import { DEVICE } from './words.ts';

const Part = styled.fieldset`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 12px 16px;
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { margin-bottom: 8px; padding: 0; font-weight: 700; }
  & > label, & > p, & > [role='group'] { grid-column: 1 / -1; }
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
  ${MEDIA.narrow} { gap: 12px 8px; }
`;

const DAYS = (Object.keys(WEEKDAY_WORDS) as Weekday[]).map((value) => ({
  value,
  label: WEEKDAY_WORDS[value],
}));

export interface HardwareEditorProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** Name of the station. */
  readonly name: string;
  readonly config: HardwareConfig;
  /** Rejects if it was not saved. */
  readonly onSave: (config: HardwareConfig, key: string, signal: AbortSignal) => Promise<unknown>;
}

/** The configuration of a station's device. Weekdays of the cameras and the sensors' interval are read-only. */
export function HardwareEditor({ isOpen, onClose, name, config, onSave }: HardwareEditorProps) {
  const words = useWords(DEVICE);
  const reasons = useWords(REASONS);
  const [start] = useState(() => hardwareFormDraft(config));
  const { draft, key, isChanged, change, reset } = useDraft(words.configurationOf(name), start);
  const errors = validateHardwareForm(draft);
  const form = useFormErrors(errors, () => undefined);
  const number = (
    field: Exclude<HardwareFormField, 'paperRollDays'>,
    label: string,
    bounds: { min: number; max: number },
    isOn: boolean,
    unit?: string,
  ) => (
    <NumberField
      label={label}
      {...(unit === undefined ? {} : { unit })}
      {...bounds}
      isDisabled={!isOn}
      value={draft[field]}
      onChange={(text) => change({ [field]: text })}
      {...form.field(field)}
    />
  );
  const camera = (of: 'camera1' | 'camera2') => {
    const isOn = draft[`${of}Enabled`];
    return (
      <Part>
        <legend>{words[of]}</legend>
        <Switch
          isSelected={isOn}
          onChange={(on) => change({ [`${of}Enabled`]: on } as Partial<HardwareFormDraft>)}
        >
          {isOn ? words.on : words.off}
        </Switch>
        {number(`${of}Hour`, words.hour, CAMERA_HOUR, isOn)}
        {number(`${of}Minutes`, words.minutesField, CAMERA_MINUTES, isOn)}
        <p>{words.daysAre(daysInWords(words, config[of].weekdays))}</p>
      </Part>
    );
  };
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.configurationOf(name)}
      width={560}
      isChanged={isChanged}
      isValid={!hasErrors(errors)}
      isFilled={isOnlyWrong(draft, errors)}
      onRefused={form.submit}
      onSave={(signal) => onSave(hardwareOfDraft(config, draft), key, signal)}
      onError={() => undefined}
      savedMessage={STATION_MESSAGES.configurationUpdated}
      failedMessage={(error) => STATION_MESSAGES.configurationFailed(name, reasonOf(reasons, error))}
      onReset={() => {
        form.reset();
        reset();
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        {camera('camera1')}
        {camera('camera2')}
        <Part>
          <legend>{words.paperRoll}</legend>
          <Switch
            isSelected={draft.paperRollEnabled}
            onChange={(paperRollEnabled) => change({ paperRollEnabled })}
          >
            {draft.paperRollEnabled ? words.rollOn : words.rollOff}
          </Switch>
          {number(
            'paperRollSeconds',
            words.turn,
            PAPER_ROLL_SECONDS,
            draft.paperRollEnabled,
            words.secondsUnit,
          )}
          <CheckboxGroup
            label={words.rollDays}
            layout="row"
            choices={DAYS}
            isDisabled={!draft.paperRollEnabled}
            value={weekdaysOfMask(draft.paperRollDays)}
            onChange={(days) => change({ paperRollDays: maskOfWeekdays(days) })}
            {...form.field('paperRollDays')}
          />
        </Part>
        <Part>
          <legend>{words.sensors}</legend>
          <p>{words.intervalIs(config.sensorIntervalMinutes)}</p>
        </Part>
      </Form>
    </SaveDialog>
  );
}
