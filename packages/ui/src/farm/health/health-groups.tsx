import { memo, type ReactNode } from 'react';
import { Card } from '../../controls/card/card.tsx';
import { ChipRow } from '../../controls/chip/chip-row.tsx';
import { HealthChip } from '../../controls/chip/health-chip.tsx';
import { EmptyState } from '../../controls/notice/empty-state.tsx';
import { ErrorState } from '../../controls/notice/error-state.tsx';
import { SkeletonChips, SkeletonRegion } from '../../controls/skeleton/skeleton-layouts.tsx';
import { SkeletonText } from '../../controls/skeleton/skeleton-text.tsx';
import { StatusIcon } from '../../controls/status/status-icon.tsx';
import { MEDIA } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { groupHealth, type HealthItem } from './group-health.ts';
import { statusOfHealth } from './health-status.ts';
import { HEALTH, HEALTH_LIST } from './words.ts';

const Stack = styled.div`
  display: grid;
  gap: 16px;
`;

const Sector = styled.section`
  display: grid;
  grid-template-columns: minmax(120px, 200px) minmax(0, 1fr);
  gap: 4px 16px;
  padding: 10px 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};

  h3 { display: flex; gap: 8px; margin: 4px 0 0; font-size: inherit; font-weight: 600; overflow-wrap: anywhere; }
  h3 > :first-child { margin-top: 1px; }
  ${MEDIA.narrow} { grid-template-columns: minmax(0, 1fr); gap: 8px; }
`;

export interface HealthGroupsProps<I extends HealthItem> {
  readonly items: readonly I[];
  /** Number of items whose chips are drawn, from the first; the state of a sector is that of all its items. */
  readonly most?: number;
  readonly state?: 'loading' | 'error' | 'ready';
  /**
   * Called when a chip was pressed, to show its rows. One function for all, so that a chip renders only for its
   * own item.
   */
  readonly onOpen: (item: I) => void;
  /** Replaces the default chip, for example with a `DeviceHealthChip` with its signal. */
  readonly renderChip?: (item: I, onOpen: () => void) => ReactNode;
  readonly onRetry?: () => void;
  /** Title of the items without a sector. */
  readonly noSector?: string;
}

/** Health of every station or device, by client and sector. */
export function HealthGroups<I extends HealthItem>(props: HealthGroupsProps<I>) {
  const words = useWords(HEALTH_LIST);
  const { items, most, state = 'ready', onRetry, noSector = words.noSector, onOpen, renderChip } = props;
  if (state === 'loading') return <Waiting />;
  if (state === 'error') return <ErrorState title={words.failed} {...(onRetry ? { onRetry } : {})} />;
  if (items.length === 0) return <EmptyState title={words.noItems}>{words.noItemsHint}</EmptyState>;
  return (
    <Stack>
      {groupHealth(items, most).map((client) => (
        <Card key={client.name} title={client.name}>
          {client.sectors.map((sector) => (
            <Sector key={sector.name}>
              <h3>
                <StatusIcon status={statusOfHealth(sector.state)} />
                {sector.name ?? noSector}
              </h3>
              <ChipRow>
                {sector.items.map((item) => (
                  <Item key={item.id} item={item} onOpen={onOpen} renderChip={renderChip} />
                ))}
              </ChipRow>
            </Sector>
          ))}
        </Card>
      ))}
    </Stack>
  );
}

interface ItemProps<I extends HealthItem> {
  readonly item: I;
  readonly onOpen: HealthGroupsProps<I>['onOpen'];
  readonly renderChip: HealthGroupsProps<I>['renderChip'];
}

function ItemOf<I extends HealthItem>({ item, onOpen, renderChip }: ItemProps<I>) {
  const open = () => onOpen(item);
  if (renderChip) return renderChip(item, open);
  return <HealthChip name={item.name} state={statusOfHealth(item.state)} onPress={open} />;
}
/** Renders only when its own item changes: there may be thousands. */
const Item = memo(ItemOf) as typeof ItemOf;

function Waiting() {
  const words = useWords(HEALTH);
  return (
    <SkeletonRegion label={words.asking}>
      <Stack>
        {['a', 'b'].map((key) => (
          <Card key={key}>
            <SkeletonText count={1} />
            <br />
            <SkeletonChips count={6} />
          </Card>
        ))}
      </Stack>
    </SkeletonRegion>
  );
}
