import { USUAL_CLIENT } from '@vigia/domain/access';
import { NOTHING_OWN } from '@vigia/domain/farm';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { memoryStorage } from '../../testing/memory-storage.ts';
import { clearStored, hasStorage } from '../storage.ts';
import { keepClients, keepInfrastructure, keptClients, keptInfrastructure } from './tree-storage.ts';

let storage: ReturnType<typeof memoryStorage>;
beforeEach(() => {
  storage = memoryStorage();
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => vi.unstubAllGlobals());

const clients = [{ id: 1, name: 'Viña Los Aromos', ...USUAL_CLIENT }];
const infrastructure = {
  crops: [],
  pests: [],
  catalogue: NOTHING_OWN,
  trees: [
    {
      client: {
        id: 1,
        name: 'Viña Los Aromos',
        taxId: null,
        dateCreated: '2025-05-05T14:20:00Z',
        archived: false,
        ...USUAL_CLIENT,
      },
      sectors: [],
      seasons: [],
      stations: [],
      nodes: [],
      thresholds: [],
      products: [],
      harvests: [],
    },
  ],
};

describe('data stored between visits', () => {
  it('is restored only for the same user', () => {
    keepClients(7, clients, 123);
    keepInfrastructure(7, 1, infrastructure, 456);
    expect(keptClients(7)).toEqual({ data: clients, lastFetch: 123 });
    expect(keptInfrastructure(7, 1)).toEqual({ data: infrastructure, lastFetch: 456 });
    expect(keptClients(8)).toBeNull();
    expect(keptInfrastructure(7, 2)).toBeNull();
  });

  it('is not used if it is incomplete, of another schema or no JSON', () => {
    keepInfrastructure(7, 1, { ...infrastructure, trees: [] }, 456);
    expect(keptInfrastructure(7, 1)).toBeNull();
    storage.entries.set('vigia:tree:v3:7:clients', '{"data":[{"id":');
    expect(keptClients(7)).toBeNull();
    storage.entries.set('vigia:tree:v0:7:clients', JSON.stringify({ data: clients, lastFetch: 1 }));
    expect(keptClients(7)).toBeNull();
  });

  it('is removed at sign-out, and nothing of other pages', () => {
    keepClients(7, clients, 123);
    storage.entries.set('other', '1');
    clearStored();
    expect([...storage.entries.keys()]).toEqual(['other']);
  });

  it('is not needed if the storage is full or blocked', () => {
    vi.stubGlobal('localStorage', memoryStorage(10));
    keepClients(7, clients, 123);
    expect(keptClients(7)).toBeNull();
    vi.stubGlobal('localStorage', undefined);
    expect(hasStorage()).toBe(false);
    expect(keptClients(7)).toBeNull();
    clearStored();
  });
});
