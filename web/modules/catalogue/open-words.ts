// The days that a service is open until and closed since, in words. Apart from the sentences about them: a part of both would
// be named in the script of every form.

import { closedFrom } from '@bawaba/contract/closed-from.ts'
import type { Service } from '@bawaba/contract/entities/service.ts'
import { formatEndDay, type Reading } from '@bawaba/language/ends.ts'
import { formatDate, type Language } from '@bawaba/language/index.ts'

type Dated = Pick<Partial<Service>, 'toDate' | 'availability'>

export const openWords = (language: Language, reading: Reading) => ({
  lastDay: (end: string): string => formatEndDay(language, end, reading),
  /** Undefined for a service that its dates do not close. */
  closedSince: (service: Dated): string | undefined => {
    const from = closedFrom(service, reading.now)
    return from && formatDate(language, from)
  },
})
export type OpenWords = ReturnType<typeof openWords>
