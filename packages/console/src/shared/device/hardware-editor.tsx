import {
  CAMERA_HOUR,
  CAMERA_MINUTES,
  type HardwareConfig,
  type HardwareFormDraft,
  type HardwareFormField,
  hardwareFormDraft,
  hardwareOfDraft,
  hasErrors,
  maskOfWeekdays,
  PAPER_ROLL_SECONDS,
  STATION_MESSAGES,
  validateHardwareForm,
  WEEKDAY_WORDS,
  type Weekday,
  weekdaysOfMask,
} from '@vigia/domain';
import {
  CheckboxGroup,
  Form,
  MEDIA,
  NumberField,
  SaveDialog,
  Switch,
  textSize,
  useFormErrors,
} from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { useDraft } from '../dialogs/use-draft.ts';
import { reasonOf } from '../error-words.ts';
import { daysInWords } from './hardware-lines.ts';
import { WORDS } from './words.ts';

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
  /** Of the station. */
  readonly name: string;
  readonly config: HardwareConfig;
  /** Rejects when it was not saved. */
  readonly onSave: (config: HardwareConfig, key: string, signal: AbortSignal) => Promise<unknown>;
}

/** What the device of a station is to run with. Days of captures and the sensors' interval are shown and not edited. */
export function HardwareEditor({ isOpen, onClose, name, config, onSave }: HardwareEditorProps) {
  const [start] = useState(() => hardwareFormDraft(config));
  const { draft, key, isChanged, change, reset } = useDraft(WORDS.configurationOf(name), start);
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
        <legend>{WORDS[of]}</legend>
        <Switch
          isSelected={isOn}
          onChange={(on) => change({ [`${of}Enabled`]: on } as Partial<HardwareFormDraft>)}
        >
          {isOn ? WORDS.on : WORDS.off}
        </Switch>
        {number(`${of}Hour`, WORDS.hour, CAMERA_HOUR, isOn)}
        {number(`${of}Minutes`, WORDS.minutesField, CAMERA_MINUTES, isOn)}
        <p>{WORDS.daysAre(daysInWords(config[of].weekdays))}</p>
      </Part>
    );
  };
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={WORDS.configurationOf(name)}
      width={560}
      isChanged={isChanged}
      isValid={!hasErrors(errors)}
      onRefused={form.submit}
      onSave={(signal) => onSave(hardwareOfDraft(config, draft), key, signal)}
      onError={() => undefined}
      savedMessage={STATION_MESSAGES.configurationUpdated}
      failedMessage={(error) => STATION_MESSAGES.configurationFailed(name, reasonOf(error))}
      onReset={() => {
        form.reset();
        reset();
      }}
    >
      <Form attempts={form.attempts} onSubmit={form.submit}>
        {camera('camera1')}
        {camera('camera2')}
        <Part>
          <legend>{WORDS.paperRoll}</legend>
          <Switch
            isSelected={draft.paperRollEnabled}
            onChange={(paperRollEnabled) => change({ paperRollEnabled })}
          >
            {draft.paperRollEnabled ? WORDS.rollOn : WORDS.rollOff}
          </Switch>
          {number(
            'paperRollSeconds',
            WORDS.turn,
            PAPER_ROLL_SECONDS,
            draft.paperRollEnabled,
            WORDS.secondsUnit,
          )}
          <CheckboxGroup
            label={WORDS.rollDays}
            layout="row"
            choices={DAYS}
            isDisabled={!draft.paperRollEnabled}
            value={weekdaysOfMask(draft.paperRollDays)}
            onChange={(days) => change({ paperRollDays: maskOfWeekdays(days) })}
            {...form.field('paperRollDays')}
          />
        </Part>
        <Part>
          <legend>{WORDS.sensors}</legend>
          <p>{WORDS.intervalIs(config.sensorIntervalMinutes)}</p>
        </Part>
      </Form>
    </SaveDialog>
  );
}
