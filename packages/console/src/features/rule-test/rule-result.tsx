import type { AlertRuleDraft, BackTest, PreparedBackTest, TestedRule } from '@vigia/domain/events';
import type { Station } from '@vigia/domain/farm';
import { Card, LinkButton, textSize, useWords } from '@vigia/ui';
import { BellRing, Gauge } from 'lucide-react';
import { useMemo } from 'react';
import { styled } from 'styled-components';
import { HowCounted } from '../../shared/ui/how-counted.tsx';
import { Quiet } from '../../shared/ui/quiet.ts';
import { CallTable } from './call-table.tsx';
import { callRows, seasonRows, stageRows } from './result-rows.ts';
import { resultSentences } from './result-sentences.ts';
import { SeasonTable } from './season-table.tsx';
import { StageTable } from './stage-table.tsx';
import { ThresholdPart } from './threshold-part.tsx';
import { thresholdField, thresholdOf } from './tried-rule.ts';
import { RULE_TEST } from './words.ts';

const Told = styled.div`
  display: grid;
  gap: 4px;
  max-width: 900px;
  padding-top: 4px;
  p { margin: 0; text-wrap: pretty; }
  p:first-child { font-size: ${textSize('large')}; font-weight: 600; }
`;
const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px 12px;
  align-items: center;
  margin-top: 12px;
  @media print { display: none; }
`;

/** Where a rule becomes the client's own; null for those who may not set it. */
export interface UseLinks {
  readonly asAlert: string | null;
  readonly asThreshold: string | null;
}

export interface RuleResultProps extends UseLinks {
  readonly draft: AlertRuleDraft;
  readonly rule: TestedRule;
  readonly back: PreparedBackTest;
  /** What is wrong with the threshold. */
  readonly error: string | undefined;
  readonly stations: readonly Pick<Station, 'id' | 'name'>[];
  readonly onChange: (changes: Partial<AlertRuleDraft>) => void;
}

/** What a rule would have done: by threshold, in a sentence, by season, before each stage and call by call. */
export function RuleResult({ draft, rule, back, error, stations, onChange, ...links }: RuleResultProps) {
  const words = useWords(RULE_TEST);
  const threshold = thresholdOf(draft);
  const result = useMemo(() => (threshold === null ? null : back.at(threshold)), [back, threshold]);
  return (
    <>
      <Card title={words.chart.title}>
        <ThresholdPart
          {...{ draft, rule, back, error }}
          onChange={(value) => onChange({ [thresholdField(draft)]: value })}
        />
      </Card>
      {threshold !== null && result && (
        <>
          <Card title={words.result.title}>
            <Told aria-live="polite">
              {resultSentences(words, rule, threshold, result, back).map((sentence) => (
                <p key={sentence}>{sentence}</p>
              ))}
            </Told>
            <UseButtons {...links} threshold={threshold} />
          </Card>
          <ResultTables {...{ rule, result, stations }} />
        </>
      )}
      <HowCounted {...words.how} />
    </>
  );
}

function UseButtons({ asAlert, asThreshold, threshold }: UseLinks & { readonly threshold: number }) {
  const words = useWords(RULE_TEST);
  if (asAlert === null && asThreshold === null) return null;
  return (
    <Actions>
      {asAlert !== null && (
        <LinkButton href={asAlert} icon={BellRing} variant="primary">
          {words.asAlert}
        </LinkButton>
      )}
      {asThreshold !== null && (
        <>
          <LinkButton href={asThreshold} icon={Gauge}>
            {words.asThreshold}
          </LinkButton>
          <Quiet>{words.thresholdHint(threshold)}</Quiet>
        </>
      )}
    </Actions>
  );
}

interface ResultTablesProps extends Pick<RuleResultProps, 'rule' | 'stations'> {
  readonly result: BackTest;
}

function ResultTables({ rule, result, stations }: ResultTablesProps) {
  const words = useWords(RULE_TEST);
  const rows = useMemo(
    () => ({
      seasons: seasonRows(words, result.seasons),
      stages: stageRows(words.stages, rule.pestId, result.stages),
      calls: callRows(words, result, stations),
    }),
    [words, rule, result, stations],
  );
  return (
    <>
      <SeasonTable rows={rows.seasons} />
      <StageTable rows={rows.stages} />
      <CallTable rows={rows.calls} />
    </>
  );
}
