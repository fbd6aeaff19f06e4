import { useLocation } from '@tanstack/react-router';
import { routeAccess } from '@vigia/domain';
import { useFarm } from '../../shared/state/farm.ts';
import { useNavigation } from '../../shared/state/use-filters.ts';
import { NotYetView } from './not-yet-view.tsx';

/** Stands on every path of the route table whose screen is still to come. */
export function NotYetScreen() {
  const { user, tree } = useFarm();
  const { pathname } = useLocation();
  const { href } = useNavigation();
  const access = routeAccess(pathname, user, tree.client.id);
  if (access.kind !== 'open') return null;
  return <NotYetView title={access.route.title} wayOut={href('/sectors')} />;
}
