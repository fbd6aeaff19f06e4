import { Outlet, useLocation, useMatches } from '@tanstack/react-router';
import { HOME, pendingCounts, routeAccess } from '@vigia/domain';
import { AppFrame, SideMenu, TopBar, useNarrow } from '@vigia/ui';
import { useEffect, useState } from 'react';
import { useFarm } from '../../shared/state/farm.ts';
import { useNotifications } from '../../shared/state/notifications.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { AccountActions } from './account-actions.tsx';
import { menuItems } from './menu-items.ts';
import { PdfReportHost } from './pdf-report-host.tsx';
import { WORDS } from './words.ts';

/** Top bar, side menu and the screen of the path; a path that is closed or unknown leads home. */
export function Shell() {
  const { user, tree, crops } = useFarm();
  const { pathname } = useLocation();
  // The page that stands, not one that is on its way.
  const page = useMatches({ select: (matches) => matches.at(-1)?.pathname });
  const { href, go } = useNavigation();
  const narrow = useNarrow();
  const [openWide, setOpenWide] = useState(true);
  const [openNarrow, setOpenNarrow] = useState(false);
  const isOpen = narrow ? openNarrow : openWide;
  const toggle = () => (narrow ? setOpenNarrow(!openNarrow) : setOpenWide(!openWide));

  const pending = pendingCounts(useNotifications().data ?? []).total;
  const waiting = { notifications: pending };

  const clientId = tree.client.id;
  const access = routeAccess(pathname, user, clientId);
  const redirect = access.kind === 'open' ? null : href(access.redirect);
  useEffect(() => {
    if (redirect !== null) go(redirect, { replace: true });
  }, [redirect, go]);
  if (access.kind !== 'open') return null;

  const { route } = access;
  const items = menuItems({ user, clientId, stations: tree.stations, crops }, route.id, href, waiting);
  return (
    <>
      <title>{`${WORDS.product} · ${route.title}`}</title>
      <AppFrame
        page={page}
        topBar={
          <TopBar
            product={WORDS.product}
            homeHref={href(HOME)}
            clientName={tree.client.name}
            isMenuOpen={isOpen}
            onMenuToggle={toggle}
            waiting={narrow ? pending : 0}
            actions={<AccountActions listPath={route.menu === 'never' ? '/sectors' : route.path} />}
          />
        }
        menu={
          <SideMenu
            product={WORDS.product}
            items={items}
            isOpen={isOpen}
            onClose={() => setOpenNarrow(false)}
          />
        }
      >
        <Outlet />
        <PdfReportHost key={clientId} />
      </AppFrame>
    </>
  );
}
