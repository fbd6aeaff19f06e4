import { serviceScope } from '../access/gate.ts';
import { hashOfDeviceKey, newDeviceKey } from '../auth/device-key.ts';
import { oneTransaction } from '../db/again.ts';
import { withDatabases } from '../db/running-database.ts';
import { actAsOperator } from '../db/tenant.ts';
import { OperatorError } from '../run/operator-error.ts';
import { deviceInService } from '../stores/devices/in-service.ts';
import { putNodeKey } from '../stores/devices/node-keys.ts';
import { type Command, UsageError } from './command.ts';

export const deviceKey: Command = {
  name: 'device-key',
  usage: '<número de serie>',
  summary: 'crea la llave con que un dispositivo en uso envía sus datos; la anterior deja de servir',
  flags: {},
  async run({ config, progress, positionals }) {
    const [serial, ...more] = positionals;
    if (serial === undefined || more.length > 0) {
      throw new UsageError('Indique el número de serie de un dispositivo.');
    }
    const key = newDeviceKey();
    await withDatabases(config, 'device-key', ({ owner }) =>
      oneTransaction(owner, async (tx) => {
        await actAsOperator(tx);
        const device = await deviceInService(tx, serial);
        if (device === null) throw new OperatorError(`No hay un dispositivo en uso con la serie ${serial}.`);
        await putNodeKey(tx, serviceScope(device.clientId), device, hashOfDeviceKey(key), config.clock());
      }),
    );
    progress.line(`Llave de ${serial} (no se vuelve a mostrar): ${key}`);
    return 0;
  },
};
