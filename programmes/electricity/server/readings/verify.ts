// Whether a reading can be right: of a meter of one's own, greater than the one before, in time, once a month; a jump that
// is out of the ordinary only after it was confirmed.

import { cairoDate } from '@bawaba/language/index.ts'
import type { Verified, Verifier } from '@bawaba/server/outside.ts'
import type { MeterAnswer } from '../../fields/meter/meter.ts'
import type { ReadingAnswer } from '../../fields/reading/reading.ts'
import type { MetersStore } from '../meters/store.ts'
import type { Provider } from '../provider/provider.ts'
import { windowAt } from './window.ts'

/** So many times an ordinary month is worth a question. */
const unusualTimes = 3

const wrong = (key: string, params: Record<string, string | number> = {}): Verified => ({
  error: { key, params },
})

type Dependencies = { provider: Pick<Provider, 'reading'>; store: Pick<MetersStore, 'isOwn'> }

export const verifyReading =
  ({ provider, store }: Dependencies): Verifier =>
  async (sent, { verifies, ownerId, now }) => {
    const { value, isSure } = sent as ReadingAnswer
    const meter = verifies.find(({ kind }) => kind === 'meter')?.value as MeterAnswer | undefined
    if (!meter) return wrong('noMeter')
    // Of a meter that is somebody else's nothing is told: its own question refuses it.
    if (!(await store.isOwn(ownerId, meter.number))) return { value: { value } }
    const known = await provider.reading(meter.number)
    if (!known) return wrong('noMeter')
    const { previous, usual, submitted } = known
    const window = windowAt(known.window, cairoDate(now))
    if (!window.isOpen) return wrong('windowClosed', { from: window.from })
    if (submitted) return wrong('alreadyRead', { value: submitted.value })
    if (value <= previous.value) return wrong('notGreater', { previous: previous.value })
    const difference = value - previous.value
    if (difference > usual * unusualTimes && !isSure) return wrong('unusual', { difference, usual })
    return { value: { value, ...(isSure ? { isSure } : {}), previous: previous.value, on: previous.on } }
  }
