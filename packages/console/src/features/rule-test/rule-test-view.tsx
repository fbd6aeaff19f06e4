import {
  type Crumb,
  EmptyState,
  LinkButton,
  PageHeader,
  SkeletonRegion,
  SkeletonRows,
  useWords,
} from '@vigia/ui';
import type { ReactNode } from 'react';
import { Quiet } from '../../shared/ui/quiet.ts';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { PaperRule } from './paper-rule.tsx';
import { RuleForm, type RuleFormProps } from './rule-form.tsx';
import { RuleResult, type RuleResultProps } from './rule-result.tsx';
import { thresholdField } from './tried-rule.ts';
import { RULE_TEST } from './words.ts';

export interface RuleTestViewProps
  extends RuleFormProps,
    Pick<RuleResultProps, 'asAlert' | 'asThreshold' | 'stations'> {
  readonly clientName: string;
  readonly crumbs: readonly Crumb[];
  /** On paper: of which day the page is, and of whom. */
  readonly caption?: ReactNode;
  /** Whether any season is over. */
  readonly hasPast: boolean;
  readonly isLoading: boolean;
  /** Seasons that could not be read. */
  readonly failed: readonly string[];
  readonly onRetry: () => void;
  /** The rule on the seasons that were read; null while a field of it is wrong, or nothing was read. */
  readonly prepared: Pick<RuleResultProps, 'rule' | 'back'> | null;
  /** Where seasons and stations are made. */
  readonly hrefs: { readonly seasons: string; readonly stations: string };
}

/** A rule of captures or stages, tried on the past seasons of a field. */
export function RuleTestView(props: RuleTestViewProps) {
  const words = useWords(RULE_TEST);
  const { clientName, crumbs, hasPast, sectors, hrefs } = props;
  const header = <PageHeader title={words.title} subtitle={words.subtitle(clientName)} crumbs={crumbs} />;
  if (sectors.length === 0)
    return (
      <>
        {header}
        <EmptyState
          title={words.noTraps}
          action={<LinkButton href={hrefs.stations}>{words.openStations}</LinkButton>}
        >
          {words.noTrapsHint}
        </EmptyState>
      </>
    );
  return (
    <>
      {header}
      {props.caption}
      <PaperRule {...props} />
      <RuleForm {...props} />
      {hasPast ? (
        <Tried {...props} />
      ) : (
        <EmptyState
          title={words.noSeason}
          action={<LinkButton href={hrefs.seasons}>{words.openSeasons}</LinkButton>}
        >
          {words.noSeasonHint}
        </EmptyState>
      )}
    </>
  );
}

function Tried({ failed, onRetry, isLoading, prepared, draft, errors, ...props }: RuleTestViewProps) {
  const words = useWords(RULE_TEST);
  if (isLoading)
    return (
      <SkeletonRegion label={words.loading}>
        <SkeletonRows />
      </SkeletonRegion>
    );
  return (
    <>
      {failed.length > 0 && <RetryNotice onRetry={onRetry}>{words.failed(failed)}</RetryNotice>}
      {prepared ? (
        <RuleResult
          {...props}
          {...prepared}
          draft={draft}
          error={errors[thresholdField(draft)] ?? undefined}
        />
      ) : (
        failed.length === 0 && <Quiet>{words.wrong}</Quiet>
      )}
    </>
  );
}
