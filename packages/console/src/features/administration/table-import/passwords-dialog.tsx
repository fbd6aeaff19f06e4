import type { MadePassword } from '@vigia/api/client';
import {
  Button,
  Dialog,
  fileName,
  Notice,
  saveFile,
  useSnackbar,
  useWords,
  writeSpreadsheet,
} from '@vigia/ui';
import { Copy, Download } from 'lucide-react';
import { styled } from 'styled-components';
import { MONOSPACE } from '../../../shared/ui/monospace.ts';
import { ADMINISTRATION } from '../words.ts';
import { TABLE_IMPORT } from './words.ts';

const Stack = styled.div`
  display: flex;
  flex-direction: column;
  gap: 16px;
  padding-top: 8px;
`;

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
`;

const List = styled.table`
  width: 100%;
  border-collapse: collapse;

  th, td {
    padding: 6px 8px 6px 0;
    border-bottom: 1px solid ${({ theme }) => theme.color.line};
    font-weight: inherit;
    text-align: left;
    overflow-wrap: anywhere;
  }
  thead th { color: ${({ theme }) => theme.color.muted}; font-weight: 600; }
  td { font-family: ${MONOSPACE}; white-space: nowrap; }
`;

interface PasswordsDialogProps {
  /** Null while none are to be shown. */
  readonly passwords: readonly MadePassword[] | null;
  readonly onClose: () => void;
}

/** Temporary passwords of the people of a table, shown once: only its button closes it. */
export function PasswordsDialog({ passwords, onClose }: PasswordsDialogProps) {
  const { copied, copyFailed } = useWords(ADMINISTRATION);
  const words = useWords(TABLE_IMPORT).passwords;
  const { success, failure } = useSnackbar();
  if (passwords === null) return null;
  const rows = passwords.map(({ email, password }) => [email, password] as const);
  const copy = () =>
    navigator.clipboard.writeText(rows.map((row) => row.join('\t')).join('\n')).then(
      () => success(copied),
      () => failure(copyFailed),
    );
  const save = async () => {
    try {
      const columns = [{ header: words.email }, { header: words.password }];
      saveFile(await writeSpreadsheet([{ name: words.file, columns, rows }]), fileName(words.file, 'xlsx'));
    } catch {
      failure(words.saveFailed);
    }
  };
  return (
    <Dialog
      isOpen
      isDismissable={false}
      hasCloseIcon={false}
      onClose={onClose}
      title={words.title(passwords.length)}
      width={560}
      footer={
        <Button variant="primary" onPress={onClose}>
          {words.seen(passwords.length)}
        </Button>
      }
    >
      <Stack data-keep-clear>
        <Notice status="warning">{words.note}</Notice>
        <Line>
          <Button icon={Copy} onPress={() => void copy()}>
            {words.copy}
          </Button>
          <Button icon={Download} onPress={() => void save()}>
            {words.save}
          </Button>
        </Line>
        <List aria-label={words.list}>
          <thead>
            <tr>
              <th scope="col">{words.email}</th>
              <th scope="col">{words.password}</th>
            </tr>
          </thead>
          <tbody>
            {passwords.map(({ email, password }) => (
              <tr key={email}>
                <th scope="row">{email}</th>
                <td>{password}</td>
              </tr>
            ))}
          </tbody>
        </List>
      </Stack>
    </Dialog>
  );
}
