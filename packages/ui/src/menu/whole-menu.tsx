import { Fragment } from 'react';
import { Menu as AriaMenu, ButtonContext, MenuItem, MenuTrigger, Separator } from 'react-aria-components';
import styled from 'styled-components';
import { type Beginning, useOpening } from '../late/late-trigger.ts';
import { Floating } from '../popover/floating.tsx';
import { textSize } from '../theme/mixins.ts';
import { LAYOUT } from '../theme/tokens.ts';
import type { MenuEntry, MenuProps } from './menu-props.ts';

const List = styled(AriaMenu)`
  min-width: 200px;
  padding: 4px;
  outline: none;
`;

const Item = styled(MenuItem)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 38px;
  padding: 6px 12px;
  border-radius: 6px;
  color: ${({ theme, $danger }) => ($danger ? theme.status.error.text : theme.color.text)};
  cursor: pointer;
  text-decoration: none;
  outline: none;
  overflow-wrap: anywhere;

  svg { flex: none; color: ${({ theme, $danger }) => ($danger ? theme.status.error.main : theme.color.muted)}; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
  &[data-focused], &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-focus-visible] { box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.focus}; }
  &[data-disabled] { opacity: 0.5; cursor: default; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

const Words = styled.span`min-width: 0;`;

const Line = styled(Separator)`
  margin: 4px 8px;
  border: 0;
  border-top: 1px solid ${({ theme }) => theme.color.line};
`;

const Head = styled.div`
  padding: 12px 16px;
  overflow-wrap: anywhere;
  border-bottom: 1px solid ${({ theme }) => theme.color.line};
`;

interface WholeMenuProps extends MenuProps {
  readonly beginning: Beginning;
}

/** The button of a menu with its entries. */
export function WholeMenu(props: WholeMenuProps) {
  const { trigger, label, header, entries, placement = 'bottom end', beginning } = props;
  return (
    <MenuTrigger {...useOpening(beginning)}>
      <ButtonContext value={{ autoFocus: beginning.hasFocus }}>{trigger}</ButtonContext>
      <Floating placement={placement}>
        {header !== undefined && <Head>{header}</Head>}
        <List aria-label={label}>
          {entries.map(({ isDanger = false, ...entry }, at) => (
            <Fragment key={entry.id}>
              {isDanger && at > 0 && <Line />}
              <Entry entry={entry} isDanger={isDanger} />
            </Fragment>
          ))}
        </List>
      </Floating>
    </MenuTrigger>
  );
}

function Entry({ entry, isDanger }: { readonly entry: MenuEntry; readonly isDanger: boolean }) {
  const { icon: Icon, label, detail, ...rest } = entry;
  return (
    <Item textValue={label} $danger={isDanger} {...rest}>
      {Icon && <Icon size={18} aria-hidden />}
      <Words>
        {label}
        {detail !== undefined && <small>{detail}</small>}
      </Words>
    </Item>
  );
}
