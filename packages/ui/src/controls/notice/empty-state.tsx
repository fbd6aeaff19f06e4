import { Inbox, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { NoticeBox } from './notice-box.tsx';

export interface EmptyStateProps {
  /** What is missing. */
  readonly title: string;
  /** Why, and what to do next. */
  readonly children?: ReactNode;
  readonly icon?: LucideIcon;
  readonly action?: ReactNode;
}

export function EmptyState({ title, children, icon: Icon = Inbox, action }: EmptyStateProps) {
  return (
    <NoticeBox>
      <Icon size={32} strokeWidth={1.5} aria-hidden />
      <strong>{title}</strong>
      {children !== undefined && <p>{children}</p>}
      {action}
    </NoticeBox>
  );
}
