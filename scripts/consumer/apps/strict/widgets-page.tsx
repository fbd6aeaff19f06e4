/** Code of a partner's application; `consume-widgets.ts` checks its types against the packed widgets. */
import '@vigia/widgets';
import type { AttributesOf, ErrorDetail } from '@vigia/widgets';
import { VigiaDegreeDays, VigiaRiskBadge, VigiaStationCard, type WidgetProps } from '@vigia/widgets/react';
import { useRef } from 'react';

const SERVICE = { server: 'https://vigia.example', publicKey: 'pk_live_x' } as const;

export function Bulletin({ onFailure }: { readonly onFailure: (error: ErrorDetail) => void }) {
  const chart = useRef<HTMLElementTagNameMap['vigia-degree-days']>(null);
  return (
    <main>
      <VigiaDegreeDays
        ref={chart}
        {...SERVICE}
        sector={3}
        period="30days"
        locale="pt"
        className="chart"
        onPoint={({ detail }) => detail.point?.values[0]?.value?.toFixed(1)}
        onError={({ detail }) => onFailure(detail)}
      >
        <img src="https://vigia.example/picture.svg" alt="Grados día" />
      </VigiaDegreeDays>
      <VigiaStationCard {...SERVICE} station="8" />
      <VigiaRiskBadge data={{ level: 'low' }} />
      {/* @ts-expect-error a chart is of a sector */}
      <VigiaDegreeDays {...SERVICE} />
      {/* @ts-expect-error a card has no period */}
      <VigiaStationCard {...SERVICE} station={8} period="30days" />
      {/* @ts-expect-error no such period */}
      <VigiaDegreeDays {...SERVICE} sector={3} period="10days" />
      {/* @ts-expect-error without data a key is needed */}
      <VigiaRiskBadge sector={3} />
    </main>
  );
}

/** Without React: elements and events by name. */
export function byHand(props: WidgetProps<'vigia-captures'>, look: AttributesOf<'vigia-captures'>): string {
  const element = document.createElement('vigia-captures');
  element.data = props.data;
  element.addEventListener('vigia-error', ({ detail }) => detail.code satisfies ErrorDetail['code']);
  document.addEventListener('vigia-ready', ({ detail }) => detail.part === 'panel' && detail.sectorName);
  // @ts-expect-error no such part
  document.addEventListener('vigia-ready', ({ detail }) => detail.part === 'curve');
  return `${element.tagName} ${look.pest}`;
}
