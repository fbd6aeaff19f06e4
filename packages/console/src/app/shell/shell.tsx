import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { routeAccess } from '@vigia/domain/access';
import { ROUTE_TITLES } from '@vigia/domain/es';
import { AppFrame, BottomBar, SideMenu, TopBar, useNarrow, useWords } from '@vigia/ui';
import { useEffect, useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { useKeepLastClient } from '../../shared/state/last-client.ts';
import { usePendingNotices } from '../../shared/state/service-state.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { useSetup } from '../../shared/state/use-setup.ts';
import { OutboxNotice } from '../outbox/outbox-notice.tsx';
import { ScreenWait } from '../screen-wait.tsx';
import { AccountActions } from './account-actions.tsx';
import { ClockNotice } from './clock-notice.tsx';
import { EventButton } from './event-button.tsx';
import { LateKeeper } from './late-keeper.tsx';
import { LineNotice } from './line-notice.tsx';
import { menuItems, placesOf } from './menu-items.ts';
import { PdfReportHost } from './pdf-report-host.tsx';
import { useClosedScreen } from './use-closed-screen.ts';
import { useForeignClient } from './use-foreign-client.ts';
import { useLanding, useStart } from './use-landing.ts';
import { VersionNotice } from './version-notice.tsx';
import { SHELL } from './words.ts';

/** Top bar, side menu and the screen of the path; a path that is closed or unknown leads home. */
export function Shell() {
  const words = useWords(SHELL);
  const { user, tree, crops } = useFarm();
  const { pathname } = useLocation();
  // The page that is drawn, not one that is loading.
  const page = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const { href, go } = useNavigation();
  const narrow = useNarrow();
  const [openWide, setOpenWide] = useState(true);
  const [openNarrow, setOpenNarrow] = useState(false);
  const isOpen = narrow ? openNarrow : openWide;
  const toggle = () => (narrow ? setOpenNarrow(!openNarrow) : setOpenWide(!openWide));

  const pending = usePendingNotices();
  const waiting = { notifications: pending };

  const clientId = tree.client.id;
  const access = routeAccess(pathname, user, clientId);
  useClosedScreen(access);
  const { isSettingUp, isEmpty } = useSetup();
  useKeepLastClient();
  const landing = useLanding(isEmpty);
  const start = useStart();
  const redirect = access.kind === 'open' ? null : landing;
  useEffect(() => {
    if (redirect !== null) go(redirect, { replace: true });
  }, [redirect, go]);
  useForeignClient(redirect === null);
  if (access.kind !== 'open') return null;

  const { route } = access;
  // While a screen is closed the next one's file may still be loading: the closed one requests nothing.
  const mayStand = page === undefined || routeAccess(page, user, clientId).kind === 'open';
  const shown = { user, clientId, stations: tree.stations, crops, isSettingUp };
  const items = menuItems(shown, route.id, href, waiting);
  return (
    <>
      <title>{`${words.product} · ${ROUTE_TITLES[route.id]}`}</title>
      <AppFrame
        page={page}
        topBar={
          <TopBar
            product={words.product}
            homeHref={href(start)}
            clientName={tree.client.name}
            isMenuOpen={isOpen}
            {...(narrow ? {} : { onMenuToggle: toggle })}
            actions={<AccountActions listPath={route.menu === 'never' ? '/sectors' : route.path} />}
          />
        }
        bottomBar={
          narrow && (
            <BottomBar
              items={placesOf(items)}
              action={<EventButton isInBar />}
              isMenuOpen={isOpen}
              onMenuToggle={toggle}
              waiting={pending}
            />
          )
        }
        menu={
          <SideMenu
            product={words.product}
            items={items}
            isOpen={isOpen}
            onClose={() => setOpenNarrow(false)}
          />
        }
      >
        <VersionNotice />
        <ClockNotice />
        <LineNotice />
        <OutboxNotice key={user.id} />
        {mayStand ? <Outlet /> : <ScreenWait />}
        <PdfReportHost key={clientId} />
        <LateKeeper key={`keeper-${clientId}`} />
      </AppFrame>
    </>
  );
}
