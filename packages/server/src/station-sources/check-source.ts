import type { StationSource, VendorKeys } from '@vigia/api/contract';
import type { Seal, SealOwner } from '../auth/second-step/seal.ts';
import type { ListedStation, VendorAnswer, VendorService } from './vendor.ts';

/** How long a person waits for a maker’s service, ms. */
const PATIENCE_MS = 15_000;

/** The keys of a source, opened; null where they cannot be. */
export async function openKeys(seal: Seal, owner: SealOwner, sealed: string): Promise<VendorKeys | null> {
  try {
    return JSON.parse(await seal.open(owner, sealed)) as VendorKeys;
  } catch {
    return null;
  }
}

/** The stations of an account, which shows whether its keys are good. */
export async function listStations(
  service: VendorService,
  keys: VendorKeys | null,
): Promise<VendorAnswer<ListedStation[]>> {
  if (keys === null) return { ok: false, fault: { kind: 'refused', message: 'the keys cannot be opened' } };
  const late = AbortSignal.timeout(PATIENCE_MS);
  try {
    return await service.stations(keys, late);
  } catch (error) {
    if (!late.aborted) throw error;
    return { ok: false, fault: { kind: 'timeout', message: `no answer within ${PATIENCE_MS} ms` } };
  }
}

/** What a check tells: the stations with those of ours that they are. */
export function checkOf(answer: VendorAnswer<ListedStation[]>, { stations }: StationSource) {
  if (!answer.ok) return { failure: answer.fault.kind, failureText: answer.fault.message, stations: [] };
  const tied = new Map(stations.map(({ vendorStationId, stationId }) => [vendorStationId, stationId]));
  const listed = answer.value.map((each) => ({ ...each, stationId: tied.get(each.vendorStationId) ?? null }));
  return { failure: null, failureText: null, stations: listed };
}
