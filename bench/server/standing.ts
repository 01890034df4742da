// What stands at one size while it is measured: the database, our server and the bare one, each a process of its own.

import { type Child, start } from './child.ts'
import { type Filled, fill } from './fill.ts'
import { reading } from './operations.ts'

export type Standing = {
  rows: number
  filled: Filled
  ours: Child
  bare: Child
  reading: ReturnType<typeof reading>
  stop(): Promise<void>
}

/** Fills a database with so many requests and starts both servers on it. */
export const stand = async (rows: number, folder: string, say: (line: string) => void): Promise<Standing> => {
  say(`A database of ${rows} requests`)
  const filled = await fill(rows, say)
  const bare = await start('bare.ts', [filled.url])
  const ours = await start('ours.ts', [filled.url, folder])
  return {
    rows,
    filled,
    ours,
    bare,
    reading: reading(filled.numbers),
    stop: async () => {
      await Promise.all([ours.stop(), bare.stop()])
      await filled.close()
    },
  }
}
