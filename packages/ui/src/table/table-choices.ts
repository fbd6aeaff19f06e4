/** The values that some props of tables and of their columns may have. */
export const TABLE_STATES = ['loading', 'error', 'ready'] as const;

export const COLUMN_CHOICES = {
  kind: ['text', 'number', 'date', 'datetime'],
  filter: ['text', 'choice', 'number', 'date'],
  card: ['title', 'head', 'detail', 'none'],
} as const;
