import { type Expectation, whenExpected } from '@vigia/domain';
import { bandText } from '@vigia/domain/es';
import { type PanelSpeech, shortDate, usePanelSpeech } from './words.ts';

export interface ExpectedLinesProps {
  readonly of: Expectation;
  /** True while the dates of past years are loading. */
  readonly isAwaited?: boolean;
}

/** The expected day in large type, and below it its uncertainty; without a day the reason for that. */
export function ExpectedLines({ of, isAwaited = false }: ExpectedLinesProps) {
  const speech = usePanelSpeech();
  const words = speech.words.expected;
  if (isAwaited) return <p>{words.awaited}</p>;
  const band = bandText(of, words, (day) => shortDate(day, speech.figures));
  return (
    <>
      <p>
        <Day of={of} speech={speech} />
      </p>
      {band !== null && <p>{band}</p>}
    </>
  );
}

interface DayProps {
  readonly of: Expectation;
  readonly speech: PanelSpeech;
}

/** `28 dic ± 6 días`, `hacia el 28 dic`: the day is emphasised within its sentence. */
function Day({ of, speech }: DayProps) {
  const { within, around, reasons } = speech.words.expected;
  const when = whenExpected(of);
  if (when.day === null) return reasons[when.reason];
  const day = shortDate(when.day, speech.figures);
  const text = when.plusMinusDays === null ? around(day) : within(day, when.plusMinusDays);
  const at = text.indexOf(day);
  return (
    <>
      {text.slice(0, at)}
      <strong>{day}</strong>
      {text.slice(at + day.length)}
    </>
  );
}
