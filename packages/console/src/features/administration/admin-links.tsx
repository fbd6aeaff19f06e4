import { Button, LinkButton, Menu, useNarrow, useWords } from '@vigia/ui';
import { ChevronDown, Ellipsis } from 'lucide-react';
import { styled } from 'styled-components';
import type { AdminSection } from './admin-path.ts';
import type { AdminLink, AdminLinkGroup } from './use-admin-links.ts';
import { ADMINISTRATION } from './words.ts';

/** The name of a group, and that its button opens a menu. */
const GroupName = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
`;

export interface AdminLinksProps {
  readonly section: AdminSection;
  readonly groups: readonly AdminLinkGroup[];
}

/** What stands beside the tables: a button for each group, or one menu on narrow screens, so that the records stay in sight. */
export function AdminLinks({ section, groups }: AdminLinksProps) {
  const words = useWords(ADMINISTRATION);
  if (useNarrow()) {
    const entries = groups.flatMap(({ links }) => links);
    return (
      <Menu label={words.more} trigger={<Button icon={Ellipsis}>{words.more}</Button>} entries={entries} />
    );
  }
  return groups.map((group) => <GroupButton key={group.label} group={group} section={section} />);
}

/** A menu, or the link itself where a group has only one. */
function GroupButton({ group, section }: { readonly group: AdminLinkGroup; readonly section: AdminSection }) {
  const { label, icon, links } = group;
  const [first, ...others] = links;
  if (!first) return null;
  const variant = links.some((link) => link.section === section) ? 'primary' : 'secondary';
  if (others.length === 0) return <OneLink link={first} variant={variant} />;
  const trigger = (
    <Button icon={icon} variant={variant}>
      <GroupName>
        {label}
        <ChevronDown size={16} aria-hidden />
      </GroupName>
    </Button>
  );
  return <Menu label={label} trigger={trigger} entries={links} />;
}

interface OneLinkProps {
  readonly link: AdminLink;
  readonly variant: 'primary' | 'secondary';
}

function OneLink({ link: { label, icon, href, onAction }, variant }: OneLinkProps) {
  if (href === undefined) {
    return (
      <Button icon={icon} variant={variant} {...(onAction && { onPress: onAction })}>
        {label}
      </Button>
    );
  }
  return (
    <LinkButton href={href} icon={icon} variant={variant}>
      {label}
    </LinkButton>
  );
}
