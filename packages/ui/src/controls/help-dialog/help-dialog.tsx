import { BookOpen, Mail } from 'lucide-react';
import { styled } from '../../theme/styled.ts';
import { useWords } from '../../words/language.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { Link } from '../link/link.tsx';
import { OWN_TAB } from '../link/own-tab.ts';
import { CONTROLS } from '../words.ts';
import { HELP } from './words.ts';

const Address = styled.p`
  display: flex;
  align-items: center;
  gap: 8px;
  margin: 12px 0 20px;
  overflow-wrap: anywhere;
  svg { flex: none; color: ${({ theme }) => theme.color.muted}; }
`;

const Guide = styled(Address)`margin: 0 0 12px;`;

const Quiet = styled.small`color: ${({ theme }) => theme.color.muted};`;

export interface HelpGuide {
  readonly href: string;
  readonly label: string;
  /** True for a guide outside the console: it opens in a new tab. */
  readonly opensTab?: boolean;
}

export interface HelpDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** E-mail address of the support team. */
  readonly email: string;
  /** Version of the product, to mention in a letter. */
  readonly version?: string;
  readonly text?: string;
  /** Guides for beginners. */
  readonly guides?: readonly HelpGuide[];
}

/** Shows the address of the support team. */
export function HelpDialog({ isOpen, onClose, email, version, text, guides = [] }: HelpDialogProps) {
  const words = useWords(HELP);
  const controls = useWords(CONTROLS);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={words.title}
      hasCloseIcon={false}
      width={420}
      footer={<Button onPress={onClose}>{controls.close}</Button>}
    >
      {text ?? words.text}
      <Address>
        <Mail size={18} aria-hidden />
        <Link href={`mailto:${email}`}>{email}</Link>
      </Address>
      {guides.map(({ href, label, opensTab }) => (
        <Guide key={href}>
          <BookOpen size={18} aria-hidden />
          <Link href={href} {...(opensTab ? OWN_TAB : { onPress: onClose })}>
            {label}
          </Link>
        </Guide>
      ))}
      {version !== undefined && <Quiet>{words.version(version)}</Quiet>}
    </Dialog>
  );
}
