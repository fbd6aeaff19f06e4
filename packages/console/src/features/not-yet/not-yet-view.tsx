import { EmptyState, Link, PageHeader } from '@vigia/ui';
import { Construction } from 'lucide-react';

const WORDS = {
  heading: 'Esta pantalla todavía no está disponible',
  hint: 'Estamos trabajando en ella. Mientras tanto, las plagas, el clima y las horas frío de cada campo están en Campos.',
  wayOut: 'Ir a Campos',
} as const;

export function NotYetView({ title, wayOut }: { readonly title: string; readonly wayOut: string }) {
  return (
    <>
      <PageHeader title={title} />
      <EmptyState
        icon={Construction}
        title={WORDS.heading}
        action={<Link href={wayOut}>{WORDS.wayOut}</Link>}
      >
        {WORDS.hint}
      </EmptyState>
    </>
  );
}
