// A port of loopback that nobody uses.

import { once } from 'node:events'
import { createServer } from 'node:net'

/** Free when asked for: another process may take it before its user does. */
export const freePort = async (): Promise<number> => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
