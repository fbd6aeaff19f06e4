import { ChevronRight } from 'lucide-react';
import { Link as AriaLink } from 'react-aria-components';
import styled from 'styled-components';
import { ellipsis, focusRing } from '../theme/mixins.ts';
import { WORDS } from '../words.ts';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.muted};

  li { display: flex; align-items: center; gap: 8px; min-width: 0; }
  svg { flex: none; color: ${({ theme }) => theme.color.control}; }
`;

const Here = styled.span`
  ${ellipsis}
  color: ${({ theme }) => theme.color.text};
  font-weight: 600;
`;

const Up = styled(AriaLink)`
  color: inherit;
  text-decoration: none;
  border-radius: 2px;
  &[data-hovered] { text-decoration: underline; }
  &[data-focus-visible] { ${focusRing} }
`;

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

/** Where this page is; the last crumb is the page itself. */
export function Breadcrumb({
  crumbs,
  label = WORDS.breadcrumb,
}: {
  readonly crumbs: readonly Crumb[];
  readonly label?: string;
}) {
  return (
    <nav aria-label={label}>
      <List>
        {crumbs.map((crumb, at) => (
          <li key={crumb.label}>
            {at > 0 && <ChevronRight size={14} aria-hidden />}
            {crumb.href !== undefined && at < crumbs.length - 1 ? (
              <Up href={crumb.href}>{crumb.label}</Up>
            ) : (
              <Here aria-current={at === crumbs.length - 1 ? 'page' : undefined}>{crumb.label}</Here>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
