/** What an uplink says, whoever sends it. */
export interface SaidUplink {
  readonly devEui: string;
  /** Epoch ms. */
  readonly at: number;
  readonly counter: number;
  readonly session: string;
  readonly fields: object | null;
  /** FRMPayload in base64. */
  readonly payload: string;
  readonly simulated?: boolean;
}

/** As Go writes it: nanoseconds. */
const nanoseconds = (at: number): string => new Date(at).toISOString().replace('Z', '417293Z');

/**
 * A message of The Things Stack's webhooks, as thethingsindustries.com/docs/integrations/data-formats shows it. Fields that
 * are 0, false or empty are left out, as there.
 */
export const ttsUplink = ({ devEui, at, counter, session, fields, payload, simulated }: SaidUplink) => ({
  end_device_ids: {
    ...{ device_id: `eui-${devEui.toLowerCase()}`, application_ids: { application_id: 'vina' } },
    ...{ dev_eui: devEui, join_eui: '800000000000000C', dev_addr: '00BCB929' },
  },
  correlation_ids: ['as:up:01E0WZGT6Y7657CPFPE5WEYDSQ', 'gs:uplink:01E0WZGSZWT07NE5PS52HK3JHH'],
  received_at: nanoseconds(at + 38),
  uplink_message: {
    ...{ session_key_id: session, f_port: 1, ...(counter > 0 && { f_cnt: counter }), frm_payload: payload },
    ...(fields && { decoded_payload: fields }),
    rx_metadata: [
      {
        ...{ gateway_ids: { gateway_id: 'gtw1', eui: '9C5C8E00001A05C4' } },
        ...{ time: nanoseconds(at - 120), timestamp: 2463457000, rssi: -35, channel_rssi: -35, snr: 5.2 },
      },
    ],
    settings: { data_rate: { lora: { bandwidth: 125000, spreading_factor: 7 } }, frequency: '868300000' },
    ...{ received_at: nanoseconds(at), consumed_airtime: '0.056576s' },
  },
  ...(simulated && { simulated: true }),
});

/** A join of a device, which The Things Stack tells at the same address. */
export const ttsJoin = ({ devEui, at, session }: SaidUplink) => ({
  end_device_ids: { device_id: 'dev1', application_ids: { application_id: 'vina' }, dev_eui: devEui },
  received_at: nanoseconds(at),
  join_accept: { session_key_id: session, received_at: nanoseconds(at) },
});

/** A message of ChirpStack's HTTP integration, as chirpstack.io/docs/chirpstack/integrations/events shows it. */
export const chirpStackUplink = (
  { devEui, at, counter, session, fields, payload }: SaidUplink,
  id: string,
) => ({
  ...{ deduplicationId: id, time: nanoseconds(at).replace('Z', '+00:00') },
  deviceInfo: {
    ...{ tenantId: '52f14cd4-c6f1-4fbd-8f87-4025e1d49242', tenantName: 'ChirpStack' },
    ...{ applicationId: '17c82e96-be03-4f38-aef3-f83d48582d97', applicationName: 'Viña' },
    ...{ deviceProfileId: '14855bf7-d10d-4aee-b618-ebfcb64dc7ad', deviceProfileName: 'Sonda de suelo' },
    ...{ deviceName: 'sonda-4', devEui: devEui.toLowerCase(), tags: { key: 'value' } },
  },
  ...{ devAddr: session, dr: 1, ...(counter > 0 && { fCnt: counter }), fPort: 1, data: payload },
  ...(fields && { object: fields }),
  rxInfo: [{ gatewayId: '0016c001f153a14c', uplinkId: 4217106255, rssi: -36, snr: 10.5 }],
  txInfo: { frequency: 867100000, modulation: { lora: { bandwidth: 125000, spreadingFactor: 11 } } },
});
