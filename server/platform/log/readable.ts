// The log for somebody at a terminal: one readable line for each entry. Whatever else reads it is given JSON.

import type { Writable } from 'node:stream'

type Out = Writable & { isTTY?: boolean }

/** The stream to log to, where `out` is a terminal; undefined where it is not, and JSON goes there. */
export const readableLog = async (out: Out): Promise<{ write(line: string): void } | undefined> => {
  if (!out.isTTY) return undefined
  const { default: pretty } = await import('pino-pretty')
  return pretty({
    destination: out,
    sync: true,
    colorize: process.env.NO_COLOR === undefined,
    singleLine: true,
    ignore: 'pid,hostname',
    translateTime: 'SYS:HH:MM:ss',
  })
}
