import type { AlertKind } from '@vigia/domain/events';
import { Button, textSize, useWords } from '@vigia/ui';
import { useState } from 'react';
import { styled } from 'styled-components';
import { type AlertFarm, previewLine } from './alert-rows.ts';
import type { PreviewState } from './use-alert-preview.ts';
import { ALERTS } from './words.ts';

const Frame = styled.section`
  display: grid;
  gap: 8px;
  justify-items: start;
  padding: 12px;
  border: 1px solid ${({ theme }) => theme.color.line};
  border-radius: 8px;
  h3,
  p {
    margin: 0;
  }
  h3 {
    font-size: ${textSize('base')};
  }
  ul {
    display: grid;
    gap: 4px;
    max-height: 200px;
    width: 100%;
    margin: 0;
    padding: 0 0 0 18px;
    overflow-y: auto;
  }
`;

/** Lines that are shown at first. */
const FIRST_LINES = 7;

export interface AlertPreviewProps extends PreviewState {
  readonly kind: AlertKind;
  readonly farm: AlertFarm;
}

/** What a rule would have alerted of in the season before, with its days. */
export function AlertPreviewPanel(props: AlertPreviewProps) {
  const words = useWords(ALERTS).preview;
  return (
    <Frame aria-live="polite" aria-busy={props.isStale}>
      <h3>{words.title}</h3>
      <Told {...props} />
    </Frame>
  );
}

function Told({ isIncomplete, isError, preview, isStale, onRetry, kind, farm }: AlertPreviewProps) {
  const words = useWords(ALERTS).preview;
  const [isWhole, setWhole] = useState(false);
  if (isIncomplete) return <p>{words.waiting}</p>;
  if (isError)
    return (
      <>
        <p>{words.failed}</p>
        <Button size="small" onPress={onRetry}>
          {words.retry}
        </Button>
      </>
    );
  if (preview === undefined || isStale) return <p>{words.loading}</p>;
  const { season, count, alerts } = preview;
  if (season === null) return <p>{words.noSeason}</p>;
  if (count === 0) return <p>{words.none(season.name)}</p>;
  const shown = isWhole ? alerts : alerts.slice(0, FIRST_LINES);
  const left = count - shown.length;
  return (
    <>
      <p>{words.count(season.name, count)}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: keys scroll the list */}
      <ul tabIndex={0} aria-label={words.title}>
        {shown.map((alert) => (
          <li key={`${alert.date} ${alert.sectorId} ${alert.stationId} ${alert.found} ${alert.on}`}>
            {previewLine(words, kind, alert, farm)}
          </li>
        ))}
      </ul>
      {left > 0 && <p>{words.more(left)}</p>}
      {!isWhole && alerts.length > FIRST_LINES && (
        <Button size="small" onPress={() => setWhole(true)}>
          {words.all}
        </Button>
      )}
    </>
  );
}
