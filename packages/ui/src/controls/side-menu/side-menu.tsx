import { notOnPaper } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { LAYOUT } from '../../theme/tokens.ts';
import { useNarrow } from '../../theme/use-narrow.ts';
import { useWords } from '../../words/language.tsx';
import { FRAME } from '../frame/words.ts';
import { latePart, useLatePart } from '../late/late-part.ts';
import { SideMenuList } from './side-menu-list.tsx';
import type { SideMenuProps } from './side-menu-props.ts';

const Permanent = styled.nav`
  position: sticky;
  top: ${LAYOUT.topBar}px;
  flex: none;
  align-self: flex-start;
  width: ${LAYOUT.drawer}px;
  height: calc(100dvh - ${LAYOUT.topBar}px);
  padding: 8px;
  border-right: 1px solid ${({ theme }) => theme.color.line};
  background: ${({ theme }) => theme.color.surface};
  overflow: auto;
  ${notOnPaper}
`;

const drawer = latePart(async () => (await import('./side-drawer.tsx')).SideDrawer);

/** A permanent side menu of 190 px; on narrow screens it lies over the page and closes after a choice. */
export function SideMenu(props: SideMenuProps) {
  const words = useWords(FRAME);
  const { items, isOpen, label = words.mainMenu } = props;
  const narrow = useNarrow();
  if (narrow) return <Drawer {...props} />;
  return isOpen ? (
    <Permanent aria-label={label}>
      <SideMenuList items={items} />
    </Permanent>
  ) : null;
}

function Drawer(props: SideMenuProps) {
  const Whole = useLatePart(drawer, props.isOpen);
  return Whole && <Whole {...props} />;
}
