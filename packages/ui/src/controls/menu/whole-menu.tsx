import { Check } from 'lucide-react';
import { Fragment } from 'react';
import {
  Menu as AriaMenu,
  ButtonContext,
  Header,
  MenuItem,
  MenuSection,
  MenuTrigger,
  Separator,
} from 'react-aria-components';
import { textSize } from '../../theme/mixins.ts';
import { styled } from '../../theme/styled.ts';
import { ICON, LAYOUT } from '../../theme/tokens.ts';
import { type Beginning, useKeptFocus, useOpening } from '../late/late-trigger.ts';
import { Floating } from '../popover/floating.tsx';
import type { MenuChoice, MenuEntry, MenuProps } from './menu-props.ts';

const List = styled(AriaMenu)`
  min-width: 200px;
  padding: 4px;
  outline: none;
`;

const Item = styled(MenuItem)<{ $danger: boolean }>`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: ${({ theme }) => theme.density.control - 2}px;
  padding: 6px 12px;
  border-radius: 6px;
  color: ${({ theme, $danger }) => ($danger ? theme.status.error.text : theme.color.text)};
  cursor: pointer;
  text-decoration: none;
  outline: none;
  overflow-wrap: anywhere;

  svg { flex: none; color: ${({ theme, $danger }) => ($danger ? theme.status.error.main : theme.color.muted)}; }
  small { display: block; color: ${({ theme }) => theme.color.muted}; font-size: ${textSize('compact')}; }
  &[data-selected] { color: ${({ theme }) => theme.color.primaryStrong}; font-weight: 600; }
  &[data-focused], &[data-hovered] { background: ${({ theme }) => theme.color.primaryTint}; }
  &[data-focus-visible] { box-shadow: inset 0 0 0 2px ${({ theme }) => theme.color.focus}; }
  &[data-disabled] { opacity: 0.5; cursor: default; }
  @media (pointer: coarse) { min-height: ${LAYOUT.touchTarget}px; }
`;

const Words = styled.span`min-width: 0;`;

const NoCheck = styled.span`flex: none; width: ${ICON.base}px;`;

const ChoiceName = styled(Header)`
  padding: 6px 12px 2px;
  color: ${({ theme }) => theme.color.muted};
  font-size: ${textSize('small')};
`;

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
  const { isOpen, onOpenChange, autoFocus } = useOpening(beginning);
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      <ButtonContext value={{ ref: useKeptFocus(beginning) }}>{trigger}</ButtonContext>
      <Floating placement={placement}>
        {header !== undefined && <Head>{header}</Head>}
        <List aria-label={label} autoFocus={autoFocus}>
          {entries.map((entry, at) => (
            <Fragment key={entry.id}>
              {at > 0 && isApart(entry, entries[at - 1]) && <Line />}
              {'options' in entry ? <Choice choice={entry} /> : <Entry entry={entry} />}
            </Fragment>
          ))}
        </List>
      </Floating>
    </MenuTrigger>
  );
}

/** A line separates dangerous entries, and choices from other entries. */
function isApart(entry: MenuEntry | MenuChoice, before: MenuEntry | MenuChoice | undefined): boolean {
  if ('options' in entry) return true;
  return entry.isDanger === true || (before !== undefined && 'options' in before);
}

/** An id that differs from those of the other entries. */
const idOf = (choice: MenuChoice, value: string) => `${choice.id} ${value}`;

function Choice({ choice }: { readonly choice: MenuChoice }) {
  const { label, value, onChange, options } = choice;
  return (
    <MenuSection
      selectionMode="single"
      disallowEmptySelection
      shouldCloseOnSelect={false}
      selectedKeys={[idOf(choice, value)]}
      onSelectionChange={([chosen]) => {
        const option = options.find((each) => idOf(choice, each.value) === chosen);
        if (option) onChange(option.value);
      }}
    >
      <ChoiceName>{label}</ChoiceName>
      {options.map((option) => (
        <Item key={option.value} id={idOf(choice, option.value)} textValue={option.label} $danger={false}>
          {option.value === value ? <Check size={ICON.base} aria-hidden /> : <NoCheck />}
          <Words>{option.label}</Words>
        </Item>
      ))}
    </MenuSection>
  );
}

function Entry({ entry }: { readonly entry: MenuEntry }) {
  const { icon: Icon, label, detail, isDanger = false, ...rest } = entry;
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
