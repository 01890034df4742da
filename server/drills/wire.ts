// A wire between a portal and its database that can be cut, or go silent, and be mended.

import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

export const createWire = async (target: { host: string; port: number }) => {
  const pairs = new Set<readonly [Socket, Socket]>()
  let state: 'whole' | 'cut' | 'silent' = 'whole'
  const server = createServer(near => {
    if (state === 'cut') return near.destroy()
    const far = connect(target)
    const pair = [near, far] as const
    pairs.add(pair)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        for (const other of pair) other.destroy()
        pairs.delete(pair)
      })
    }
    near.on('data', bytes => state === 'whole' && far.write(bytes))
    far.on('data', bytes => state === 'whole' && near.write(bytes))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const drop = () => {
    for (const [near] of pairs) near.destroy()
  }
  return {
    port: (server.address() as { port: number }).port,
    /** Connections break and new ones are refused. */
    cut: () => {
      state = 'cut'
      drop()
    },
    /** Connections stand and nothing passes. */
    silence: () => {
      state = 'silent'
    },
    mend: () => {
      // What was swallowed makes a connection useless, as a rebooted firewall does.
      if (state === 'silent') drop()
      state = 'whole'
    },
    stop: async () => {
      drop()
      server.close()
      await once(server, 'close')
    },
  }
}
