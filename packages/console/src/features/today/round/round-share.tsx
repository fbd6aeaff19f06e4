import { Button, LinkButton, useSnackbar, useWords } from '@vigia/ui';
import { CalendarPlus, Copy, MessageCircle, Printer, Share2 } from 'lucide-react';
import { styled } from 'styled-components';
import { whatsAppHref } from './round-text.ts';
import { ROUND } from './words.ts';

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  @media print { display: none; }
`;

export interface RoundShareProps {
  /** The round as a text. */
  readonly text: string;
  readonly onCalendar: () => void;
  readonly onPrint: () => void;
}

/** Ways to take the round along: WhatsApp, what the device shares with, the clipboard, a calendar, paper. */
export function RoundShare({ text, onCalendar, onPrint }: RoundShareProps) {
  const words = useWords(ROUND);
  const { success, failure } = useSnackbar();
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => success(words.copied),
      () => failure(words.notCopied),
    );
  // Someone who closes the sheet of the device has decided so.
  const share = () => navigator.share({ title: words.title, text }).catch(() => undefined);
  return (
    <Row role="group" aria-label={words.share}>
      <LinkButton href={whatsAppHref(text)} icon={MessageCircle} opensTab>
        {words.whatsApp}
      </LinkButton>
      {'share' in navigator && (
        <Button icon={Share2} onPress={() => void share()}>
          {words.shareWith}
        </Button>
      )}
      <Button icon={Copy} onPress={() => void copy()}>
        {words.copy}
      </Button>
      <Button icon={CalendarPlus} onPress={onCalendar}>
        {words.calendar}
      </Button>
      <Button icon={Printer} onPress={onPrint}>
        {words.print}
      </Button>
    </Row>
  );
}
