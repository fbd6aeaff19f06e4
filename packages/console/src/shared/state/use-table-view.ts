import type { TableView } from '@vigia/ui/table';
import { useState } from 'react';
import { readStored, writeStored } from '../storage.ts';

const isView = (value: unknown): value is TableView =>
  typeof value === 'object' && value !== null && Array.isArray((value as Partial<TableView>).hidden);

/** Columns, density and page size of a table as the reader left them, stored in the browser by its name. */
export function useTableView(name: string) {
  const key = `table:${name}`;
  const [view, setView] = useState<TableView | undefined>(() => {
    const kept = readStored(key);
    return isView(kept) ? kept : undefined;
  });
  const onViewChange = (next: TableView) => {
    setView(next);
    writeStored(key, next);
  };
  return { ...(view ? { view } : {}), onViewChange };
}
