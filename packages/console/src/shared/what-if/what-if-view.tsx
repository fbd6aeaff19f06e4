import { type IsoDate, stageThresholds } from '@vigia/domain';
import type { Supposed } from '@vigia/domain/what-if';
import { Button, Card, Notice, textSize, useSnackbar, useWords } from '@vigia/ui';
import { Link2, Printer, RotateCcw, X } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { captureSentence } from './captures/capture-sentence.ts';
import { CapturesPart } from './captures/captures-part.tsx';
import type { SeasonCaptures } from './captures/season-captures.ts';
import { useCaptureCalls } from './captures/use-capture-calls.ts';
import { SUPPOSED_CAPTURES } from './captures/words.ts';
import { ConsequenceTable } from './consequence-table.tsx';
import { usePlayed, type WhatIfSeason, withinSeason } from './played.ts';
import { PrintedScenario } from './print/printed-scenario.tsx';
import { usePrint } from './print/use-print.ts';
import { whatIfSentences } from './sentences.ts';
import { WhatIfChart } from './what-if-chart.tsx';
import { type SupposedChange, WhatIfFields } from './what-if-fields.tsx';
import { WHAT_IF } from './words.ts';

const Stack = styled.div`
  display: grid;
  gap: 16px;
  min-width: 0;
`;
const Acts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media print { display: none; }
`;
const Said = styled.div`
  display: grid;
  gap: 4px;
  max-width: 900px;
  p { margin: 0; text-wrap: pretty; }
  p:first-child { font-weight: 600; }
  p + p { color: ${({ theme }) => theme.color.muted}; }
`;
const Hint = styled.p`
  margin: 0;
  max-width: 900px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('compact')};
`;

/** What the reader keeps: the list, and the button that keeps what is supposed. */
export interface KeptParts {
  readonly list: ReactNode;
  readonly button: ReactNode;
}

export interface WhatIfViewProps {
  readonly season: WhatIfSeason;
  /** As the address has it. */
  readonly supposed: Supposed;
  readonly onChange: (supposed: Supposed) => void;
  readonly onClose: () => void;
  /** The address that shows the same to others. */
  readonly link: string;
  readonly kept: KeptParts;
  /** Client, field, season and pest, for paper. */
  readonly place: string;
  readonly today: IsoDate;
  /** Null for a pest that traps do not catch. */
  readonly captures: SeasonCaptures | null;
}

/** What would become of the season: its courses as it goes and as supposed, the fields of the supposition, and what changes. */
export function WhatIfView({
  season,
  supposed,
  onChange,
  onClose,
  link,
  kept,
  captures,
  place,
  today,
}: WhatIfViewProps) {
  const words = useWords(WHAT_IF);
  const { success, failure } = useSnackbar();
  const own = useMemo(() => withinSeason(supposed, season), [supposed, season]);
  const played = usePlayed(season, own);
  const caught = useCaptureCalls(captures, own.captures);
  const change = (by: Partial<SupposedChange>) => onChange(withChange(own, by));
  const captureWords = useWords(SUPPOSED_CAPTURES);
  const ofCaptures =
    captures && caught && own.captures !== undefined
      ? captureSentence(captureWords, captures, own.captures, caught)
      : [];
  const sentences = [...whatIfSentences(words, season, own, played), ...ofCaptures];
  const { isPrinting, print } = usePrint();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => success(words.copied),
      () => failure(words.notCopied),
    );
  const hasModel = stageThresholds(season.pestId).length > 0;
  return (
    <Card title={own.name === undefined ? words.title : words.titleNamed(own.name)}>
      <Stack>
        <Hint>{words.hint}</Hint>
        {season.start.reason !== 'biofix' && own.start === undefined && <Hint>{words.noBiofix}</Hint>}
        {supposed.start !== undefined && own.start === undefined && (
          <Notice status="warning">{words.startOutside}</Notice>
        )}
        {kept.list}
        <WhatIfFields
          season={season}
          supposed={own}
          captureDays={captures?.days ?? null}
          onChange={change}
          keep={kept.button}
        />
        <WhatIfChart season={season} supposed={own} played={played} onChange={change} />
        <Said aria-live="polite">
          {sentences.map((sentence) => (
            <p key={sentence}>{sentence}</p>
          ))}
        </Said>
        {hasModel ? (
          <ConsequenceTable pestId={season.pestId} rows={played.rows} hasYears={played.now.ahead !== null} />
        ) : (
          <Hint>{words.noModel}</Hint>
        )}
        {captures && caught && (
          <CapturesPart
            season={season}
            captures={captures}
            played={caught}
            supposed={own}
            onChange={change}
          />
        )}
        {isPrinting && (
          <PrintedScenario
            {...{ place, today, season, played, captures, caught, sentences }}
            supposed={own}
          />
        )}
        <Acts>
          <Button icon={RotateCcw} onPress={() => onChange({})} isDisabled={Object.keys(own).length === 0}>
            {words.reset}
          </Button>
          <Button icon={Link2} onPress={() => void copy()}>
            {words.copyLink}
          </Button>
          <Button icon={Printer} onPress={print}>
            {words.print}
          </Button>
          <Button icon={X} variant="quiet" onPress={onClose}>
            {words.close}
          </Button>
        </Acts>
      </Stack>
    </Card>
  );
}

/** A change over what is supposed; what becomes undefined is as things are. */
function withChange(supposed: Supposed, by: Partial<SupposedChange>): Supposed {
  const merged = Object.entries({ ...supposed, ...by }).filter(([, value]) => value !== undefined);
  return Object.fromEntries(merged);
}
