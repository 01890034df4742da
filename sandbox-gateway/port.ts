// The port of the gateway: the one of last time where it is free, so that pages that are open stay where they are.

import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Listen = (port: number) => Promise<string>

const portIn = (file: string): number => {
  try {
    const port = Number(readFileSync(file, 'utf8'))
    return Number.isInteger(port) && port > 0 && port <= 65_535 ? port : 0
  } catch {
    return 0
  }
}

/** Listens and gives the address. Throws where no port can be had. */
export const listenAsBefore = async (folder: string, listen: Listen): Promise<string> => {
  const file = join(folder, 'port')
  const address = await listen(portIn(file)).catch(() => listen(0))
  writeFileSync(file, new URL(address).port, { mode: 0o600 })
  return address
}
