import { clockOfHour, mailingText, weekdayWord } from '@vigia/domain/es';
import { NO_MAILING, type TodayMailing, WEEKDAYS } from '@vigia/domain/today';
import { CheckboxGroup, SaveDialog, Select, Switch, useWords } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { reasonOf } from '../error-words.ts';
import { REASONS } from '../reason-words.ts';
import { TODAY_MAIL } from './words.ts';

const Fields = styled.div`
  display: grid;
  gap: 16px;
  p { margin: 0; color: ${({ theme }) => theme.color.muted}; }
`;

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const DAYS = WEEKDAYS.map((day) => ({ value: String(day), label: capital(weekdayWord(day)) }));
const HOURS = Array.from({ length: 24 }, (_, hour) => ({ value: hour, label: clockOfHour(hour) }));

export interface TodayMailViewProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The address it is sent to. */
  readonly address: string;
  /** As it is stored. */
  readonly mailing: TodayMailing;
  readonly onSave: (mailing: TodayMailing, signal: AbortSignal) => Promise<unknown>;
}

/** "Hoy por correo": on which days, when, and whether also with nothing to tell. */
export function TodayMailView({ isOpen, onClose, address, mailing, onSave }: TodayMailViewProps) {
  const words = useWords(TODAY_MAIL);
  const reasons = useWords(REASONS);
  const [draft, setDraft] = useState<TodayMailing | null>(null);
  const shown = draft ?? mailing;
  const change = (part: Partial<TodayMailing>) => setDraft({ ...shown, ...part });
  const saved = () => {
    const when = mailingText(shown);
    return when === null ? words.savedNever : words.saved(when);
  };
  return (
    <SaveDialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      isChanged={draft !== null}
      onSave={(signal) => onSave(shown, signal)}
      onReset={() => setDraft(null)}
      savedMessage={saved}
      failedMessage={(error) => words.failed(reasonOf(reasons, error))}
      onError={() => undefined}
    >
      <Fields>
        <p>{words.hint(address)}</p>
        <CheckboxGroup
          label={words.days}
          help={shown.weekdays.length === 0 ? words.noDays : undefined}
          layout="row"
          choices={DAYS}
          value={shown.weekdays.map(String)}
          onChange={(days) => change({ weekdays: days.map(Number).toSorted((a, b) => a - b) })}
        />
        <Select
          label={words.hour}
          options={HOURS}
          value={shown.hour}
          onChange={(hour) => change({ hour: hour ?? NO_MAILING.hour })}
        />
        <Switch isSelected={shown.evenIfNothing} onChange={(evenIfNothing) => change({ evenIfNothing })}>
          {words.evenIfNothing}
        </Switch>
      </Fields>
    </SaveDialog>
  );
}
