import { ChevronRight, Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as AriaLink } from 'react-aria-components';
import { ellipsis, focusRing, MEDIA, notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { useNarrow } from '../../theme/use-narrow.ts';
import { useWords } from '../../words/language.tsx';
import { IconButton } from '../button/icon-button.tsx';
import { FRAME } from '../frame/words.ts';
import { Menu } from '../menu/menu.tsx';

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin: 0;
  padding: 0;
  list-style: none;
  color: ${({ theme }) => theme.color.muted};

  li { display: flex; align-items: center; gap: 8px; min-width: 0; max-width: 100%; }
  ${notOnPaper}
  li > svg { flex: none; color: ${({ theme }) => theme.color.control}; }
`;

const Here = styled.span`
  ${ellipsis}
  color: ${({ theme }) => theme.color.text};
  font-weight: 600;
`;

const Up = styled(AriaLink)`
  ${ellipsis}
  padding-block: 2px;
  border-radius: 2px;
  color: inherit;
  text-decoration: none;
  &[data-hovered] { text-decoration: underline; }
  &[data-focus-visible] { ${focusRing} }
  ${MEDIA.touch} { margin: -9px; padding: 11px 9px; }
`;

export interface Crumb {
  readonly label: string;
  readonly href?: string;
}

export interface BreadcrumbProps {
  /** From the outermost page to the current one. */
  readonly crumbs: readonly Crumb[];
  readonly label?: string;
}

/**
 * The path to the current page, which is the last crumb. Narrow screens show its parent and fold the other
 * crumbs.
 */
export function Breadcrumb({ crumbs, label }: BreadcrumbProps) {
  const words = useWords(FRAME);
  const narrow = useNarrow();
  const folded = narrow ? crumbs.slice(0, -2) : [];
  const shown = crumbs.slice(folded.length);
  return (
    <nav aria-label={label ?? words.breadcrumb}>
      <List>
        {folded.length > 0 && (
          <Step isFirst>
            <FoldedCrumbs crumbs={folded} />
          </Step>
        )}
        {shown.map((crumb, at) => (
          <Step key={`${crumb.label} ${crumb.href}`} isFirst={folded.length === 0 && at === 0}>
            {crumb.href !== undefined && at < shown.length - 1 ? (
              <Up href={crumb.href}>{crumb.label}</Up>
            ) : (
              <Here aria-current={at === shown.length - 1 ? 'page' : undefined}>{crumb.label}</Here>
            )}
          </Step>
        ))}
      </List>
    </nav>
  );
}

function Step({ isFirst, children }: { readonly isFirst: boolean; readonly children: ReactNode }) {
  return (
    <li>
      {!isFirst && <ChevronRight size={14} aria-hidden />}
      {children}
    </li>
  );
}

function FoldedCrumbs({ crumbs }: Pick<BreadcrumbProps, 'crumbs'>) {
  const words = useWords(FRAME);
  return (
    <Menu
      label={words.upperPages}
      placement="bottom start"
      trigger={<IconButton icon={Ellipsis} label={words.upperPages} size="small" />}
      entries={crumbs.map(({ label, href }) => ({
        id: label,
        label,
        ...(href === undefined ? {} : { href }),
      }))}
    />
  );
}
