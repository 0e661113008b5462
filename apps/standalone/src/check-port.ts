import { once } from 'node:events'
import { createServer } from 'node:net'
import { asListenRefusal, type ListenAddress } from '@vivid/platform'

/** Tells before anything is started why an address cannot be listened on, by throwing `ConfigError`. */
export const checkPort = async (address: ListenAddress): Promise<void> => {
  const probe = createServer()
  try {
    await once(probe.listen({ port: address.port, host: address.host }), 'listening')
  } catch (error) {
    throw asListenRefusal(error, address)
  }
  probe.close()
  await once(probe, 'close')
}
