import type { HealthState } from '@vigia/domain/devices';
import {
  Button,
  Chip,
  DeviceHealthChip,
  EmptyState,
  HealthDialog,
  HealthGroups,
  HealthTotals,
  Notice,
  PageHeader,
  ProgressBar,
  SearchField,
  SegmentedControl,
  Switch,
  useWords,
} from '@vigia/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { useGrowing } from '../../shared/state/use-growing.ts';
import { ChoiceBox, SearchBox } from '../../shared/ui/filter-boxes.ts';
import { ListEnd } from '../../shared/ui/list-end.tsx';
import { RetryNotice } from '../../shared/ui/retry-notice.tsx';
import { WaitingIcon } from '../../shared/ui/waiting-icon.tsx';
import type { ShownHealth } from './health-items.ts';
import { isFound, type SubjectKind } from './health-subjects.ts';
import { HEALTH } from './words.ts';

/** What fills a screen, and as many more as can be drawn without a noticeable delay. */
const FIRST_CHIPS = 120;
const MORE_CHIPS = 200;

export interface HealthViewProps {
  readonly kind: SubjectKind;
  readonly onKind: (kind: SubjectKind) => void;
  readonly counts: { readonly stations: number; readonly nodes: number };
  /** Absent where the user looks after one client only. */
  readonly allClients?: { readonly value: boolean; readonly onChange: (value: boolean) => void };
  /** Clients whose stations are not loaded yet. */
  readonly isLoadingClients?: boolean;
  /** Shown instead of an empty list, if the client has no station yet. */
  readonly missing?: ReactNode;
  /** How many clients failed to load. */
  readonly failedClients?: number;
  readonly items: readonly ShownHealth[];
  readonly isStopped: boolean;
  readonly onStop: () => void;
  readonly onResume: () => void;
  readonly onRetry: () => void;
  /** The address of a page, with the filters. */
  readonly href: (path: string) => string;
}

/** Health of every station or device, client by client, as it is loaded. */
export function HealthView(props: HealthViewProps) {
  const words = useWords(HEALTH);
  const { items, counts, href, onRetry } = props;
  const [only, setOnly] = useState<HealthState | null>(null);
  const [typed, setTyped] = useState('');
  const [openId, setOpenId] = useState<ShownHealth['id'] | null>(null);
  const answered = items.filter(({ answer }) => answer !== 'loading');
  const found = typed.trim() === '' ? items : items.filter((item) => isFound(item, typed));
  const shown =
    only === null ? found : found.filter((item) => item.answer !== 'loading' && item.state === only);
  const growing = useGrowing(shown.length, FIRST_CHIPS, MORE_CHIPS);
  const opened = items.find(({ id }) => id === openId);
  const open = useCallback(({ id }: ShownHealth) => setOpenId(id), []);
  const clear = () => {
    setOnly(null);
    setTyped('');
  };
  return (
    <>
      <PageHeader
        title={words.title}
        subtitle={words.subtitle(counts.stations, counts.nodes)}
        filters={<Filters {...props} typed={typed} onType={setTyped} />}
      />
      <HealthTotals
        states={answered.map(({ state }) => state)}
        state={answered.length === 0 && items.length > 0 ? 'loading' : 'ready'}
        selected={only}
        onSelect={setOnly}
      />
      <Progress {...props} known={answered.length} />
      {props.failedClients !== undefined && props.failedClients > 0 && (
        <RetryNotice onRetry={onRetry}>{words.treesFailed(props.failedClients)}</RetryNotice>
      )}
      {items.length > 0 && shown.length === 0 ? (
        <EmptyState title={words.nothing} action={<Button onPress={clear}>{words.clear}</Button>}>
          {words.nothingHint}
        </EmptyState>
      ) : items.length === 0 && !props.isLoadingClients && props.missing ? (
        props.missing
      ) : (
        <>
          <HealthGroups
            items={shown}
            most={growing.drawn}
            state={items.length === 0 && props.isLoadingClients ? 'loading' : 'ready'}
            onOpen={open}
            renderChip={chipOf}
            noSector={words.noSector}
          />
          <ListEnd growing={growing} count={shown.length}>
            {words.more(shown.length - growing.drawn)}
          </ListEnd>
        </>
      )}
      {opened && (
        <HealthDialog
          key={opened.id}
          isOpen
          onClose={() => setOpenId(null)}
          name={opened.name}
          state={opened.answer}
          rows={opened.rows}
          isInstalled={opened.subject.isInstalled}
          firmware={opened.subject.firmware}
          detailsHref={href(opened.subject.path)}
          onRetry={onRetry}
        />
      )}
    </>
  );
}

/** A group that still waits is no live region of its own: the bar above says how many have come. */
function chipOf({ name, answer, rows, subject }: ShownHealth, onOpen: () => void) {
  if (answer !== 'loading')
    return (
      <DeviceHealthChip
        name={name}
        rows={rows}
        isInstalled={subject.isInstalled}
        answer={answer}
        onOpen={onOpen}
      />
    );
  return (
    <Chip onPress={onOpen}>
      <WaitingIcon />
      {name}
    </Chip>
  );
}

interface FiltersProps extends Pick<HealthViewProps, 'kind' | 'onKind' | 'allClients'> {
  readonly typed: string;
  readonly onType: (text: string) => void;
}

function Filters({ kind, onKind, allClients, typed, onType }: FiltersProps) {
  const words = useWords(HEALTH);
  return (
    <>
      {allClients && (
        <Switch isSelected={allClients.value} onChange={allClients.onChange}>
          {words.allClients}
        </Switch>
      )}
      <SearchBox>
        <SearchField label={words.searchLabel} placeholder={words.search} value={typed} onChange={onType} />
      </SearchBox>
      <ChoiceBox>
        <SegmentedControl<SubjectKind>
          label={words.subject}
          value={kind}
          onChange={onKind}
          options={[
            { value: 'stations', label: words.stations },
            { value: 'nodes', label: words.nodes },
          ]}
        />
      </ChoiceBox>
    </>
  );
}

function Progress({
  items,
  known,
  isStopped,
  onStop,
  onResume,
  onRetry,
  kind,
}: HealthViewProps & { readonly known: number }) {
  const words = useWords(HEALTH);
  const failed = items.filter(({ answer }) => answer === 'error').length;
  const missing = items.length - known;
  if (missing > 0 && isStopped)
    return (
      <Notice
        status="warning"
        action={
          <Button size="small" onPress={onResume}>
            {words.resume}
          </Button>
        }
      >
        {words.stopped(missing)}
      </Notice>
    );
  if (missing > 0)
    return (
      <ProgressBar
        label={words.asking(known, items.length)}
        value={(100 * known) / items.length}
        onCancel={onStop}
        cancelAfter={0}
        cancelLabel={words.stop}
      />
    );
  return failed > 0 ? <RetryNotice onRetry={onRetry}>{words.failed[kind](failed)}</RetryNotice> : null;
}
