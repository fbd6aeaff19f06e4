import { IconButton, Switch, useWords } from '@vigia/ui';
import { X } from 'lucide-react';
import { styled } from 'styled-components';
import { NoticePart } from './notice-part.tsx';
import { SHELL } from './words.ts';

const Others = styled.ul`
  display: grid;
  gap: 4px;
  margin: 0;
  padding: 0;
  list-style: none;
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
`;

interface OtherPhone {
  readonly id: number;
  readonly label: string;
  readonly text: string;
}

export interface NoticePhoneViewProps {
  readonly isOn: boolean;
  /** Its owner has forbidden messages in the browser. */
  readonly isDenied: boolean;
  readonly isBusy: boolean;
  readonly onChange: (isOn: boolean) => void;
  readonly others: readonly OtherPhone[];
  readonly onRemove: (phone: OtherPhone) => void;
}

/** Whether messages come to this phone, how to allow them where they are forbidden, and which others get them. */
export function NoticePhoneView(props: NoticePhoneViewProps) {
  const { isOn, isDenied, isBusy, onChange, others, onRemove } = props;
  const words = useWords(SHELL).noticeMail;
  return (
    <NoticePart title={words.phone} hint={isDenied ? words.phoneDenied : words.phoneHint}>
      <Switch isSelected={isOn && !isDenied} isDisabled={isBusy || isDenied} onChange={onChange}>
        {words.phoneHere}
      </Switch>
      {others.length > 0 && (
        <>
          <p>{words.otherPhones}</p>
          <Others>
            {others.map((phone) => (
              <li key={phone.id}>
                {phone.text}
                <IconButton
                  size="small"
                  icon={X}
                  label={words.removePhone(phone.label)}
                  isDisabled={isBusy}
                  onPress={() => onRemove(phone)}
                />
              </li>
            ))}
          </Others>
        </>
      )}
    </NoticePart>
  );
}
