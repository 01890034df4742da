// What happens, told to every server by the database. Notifications of a transaction queue its commit behind all others
// that notify; so they are gathered here and sent by themselves, many in one, after the change they tell of.
// What is lost on the way is no loss of data: pages ask anew now and then.

import type { Happening } from './happening.ts'

export const eventsChannel = 'events'
/** A notification holds less than 8,000 bytes. */
const largest = 7_000

type Dependencies = {
  /** Sends one text over the channel to all servers, this one too. */
  notify(text: string): Promise<unknown>
  everyMs: number
  report(error: unknown): void
}

/** The happenings in as few texts as they fit into. */
export const packed = (happenings: readonly Happening[]): string[] => {
  const texts: string[][] = [[]]
  let size = 0
  for (const happening of happenings) {
    const text = JSON.stringify(happening)
    const bytes = Buffer.byteLength(text) + 1
    if (size + bytes > largest) {
      texts.push([])
      size = 0
    }
    texts.at(-1)?.push(text)
    size += bytes
  }
  return texts.filter(list => list.length > 0).map(list => `[${list.join(',')}]`)
}

export const createBus = ({ notify, everyMs, report }: Dependencies) => {
  let waiting: Happening[] = []
  let timer: NodeJS.Timeout | undefined

  const flush = async (): Promise<void> => {
    clearTimeout(timer)
    timer = undefined
    const texts = packed(waiting)
    waiting = []
    for (const text of texts) await notify(text).catch(report)
  }

  return {
    /** Tells it soon. */
    publish: (happening: Happening): void => {
      waiting.push(happening)
      timer ??= setTimeout(() => void flush(), everyMs)
    },
    flush,
  }
}
