import { useParams } from '@tanstack/react-router';
import type { Webhook } from '@vigia/domain/events';
import { EmptyState, ErrorState, Link, PageHeader, SkeletonRegion, SkeletonRows, useWords } from '@vigia/ui';
import { useMemo, useState } from 'react';
import { useFarm } from '../../../shared/state/farm.ts';
import { useNavigation } from '../../../shared/state/use-filters.ts';
import { WEBHOOKS_PATH } from '../deliveries-path.ts';
import { SentTrial } from '../sent-trial.tsx';
import { useWebhookEdits } from '../use-webhook-edits.ts';
import { useWebhooks } from '../use-webhooks.ts';
import { DeliveriesView, type ShownState } from './deliveries-view.tsx';
import { DeliveryDialog } from './delivery-dialog.tsx';
import { type DeliveryRow, deliveryRows } from './delivery-rows.ts';
import { useDeliveries } from './use-deliveries.ts';
import { DELIVERIES } from './words.ts';

/** The messages of the webhook of the address. */
export function DeliveriesScreen() {
  const words = useWords(DELIVERIES);
  const { href } = useNavigation();
  const { webhookId = '' } = useParams({ strict: false });
  const webhooks = useWebhooks();
  const webhook = webhooks.data?.find(({ id }) => String(id) === webhookId);
  const listHref = href(WEBHOOKS_PATH);
  if (webhook) return <Deliveries key={webhook.id} webhook={webhook} listHref={listHref} />;
  const crumbs = [{ label: words.list, href: listHref }, { label: webhookId }];
  if (webhooks.data)
    return (
      <>
        <PageHeader title={words.unknown} crumbs={crumbs} />
        <EmptyState title={words.unknown} action={<Link href={listHref}>{words.backToList}</Link>}>
          {words.unknownHint}
        </EmptyState>
      </>
    );
  return (
    <>
      <PageHeader title={words.table} crumbs={crumbs} />
      {webhooks.isError ? (
        <ErrorState title={words.failed} onRetry={() => void webhooks.refetch()} />
      ) : (
        <SkeletonRegion label={words.loading}>
          <SkeletonRows count={6} />
        </SkeletonRegion>
      )}
    </>
  );
}

function Deliveries({ webhook, listHref }: { readonly webhook: Webhook; readonly listHref: string }) {
  const words = useWords(DELIVERIES);
  const { tree } = useFarm();
  const edits = useWebhookEdits();
  const [shown, setShown] = useState<ShownState>('all');
  const [openId, setOpenId] = useState<number | null>(null);
  const [isTrying, setTrying] = useState(false);
  const [isResending, setResending] = useState(false);
  const { id, state, waiting } = webhook;
  const deliveries = useDeliveries(id, shown, state === 'on' && waiting > 0);
  const { data } = deliveries;
  const rows = useMemo(
    () =>
      deliveryRows(
        words,
        (data?.pages ?? []).flatMap(({ items }) => items),
        tree,
      ),
    [words, data, tree],
  );
  const opened = rows.find(({ delivery }) => delivery.id === openId);
  const resend = ({ delivery }: DeliveryRow) =>
    void edits.act(
      () => edits.calls.resend(id, delivery.id),
      () => (state === 'paused' ? words.resentPaused : words.resent),
    );
  const resendAside = async () => {
    setResending(true);
    await edits.act(() => edits.calls.resendAside(id), words.resentAside);
    setResending(false);
  };
  return (
    <>
      <DeliveriesView
        webhook={webhook}
        listHref={listHref}
        rows={rows}
        state={deliveries.isError ? 'error' : deliveries.isPending ? 'loading' : 'ready'}
        onRetry={() => void deliveries.refetch()}
        shown={shown}
        onShow={setShown}
        onTest={() => setTrying(true)}
        onPause={(isPaused) => void edits.pause(webhook, isPaused)}
        onResendAside={() => void resendAside()}
        isResending={isResending}
        onOpen={({ delivery }) => setOpenId(delivery.id)}
        onResend={resend}
        onOlder={deliveries.hasNextPage ? () => void deliveries.fetchNextPage() : undefined}
        isLoadingOlder={deliveries.isFetchingNextPage}
      />
      {opened && (
        <DeliveryDialog row={opened} onResend={() => resend(opened)} onClose={() => setOpenId(null)} />
      )}
      {isTrying && <SentTrial webhook={webhook} onClose={() => setTrying(false)} />}
    </>
  );
}
