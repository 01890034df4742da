// People who were looked for by an identifier. It must not stand in an address, so the address has a handle that means
// something on this page alone, for as long as it lives and its reader is signed in.

import { readMobile } from '@bawaba/contract/mobile.ts'
import { readIdentifier } from '@bawaba/language/index.ts'
import { readDialled } from '@bawaba/language/input/phone-numbers.ts'
import type { QueryClient } from '@tanstack/react-query'

export type LookedFor = { nationalId: string } | { mobile: string } | { passportNumber: string }

/** Passport numbers of profiles with letters and digits; digits alone can be part of a request number. */
const passport = /^(?=.*\d)(?=.*[A-Z])[A-Z\d]{5,20}$/
/** A request number without dashes, or its beginning. */
const requestNumber = /^[A-Z]{2,8}\d+$/

/** What was typed, if it identifies a person: fourteen digits, a phone number, or a passport's letters and digits. */
export const identifierIn = (typed: string): LookedFor | undefined => {
  const text = readDialled(typed)
  if (/^\d{14}$/.test(text)) return { nationalId: text }
  const mobile = /^\+?\d{8,15}$/.test(text) ? readMobile(text) : undefined
  if (mobile) return { mobile }
  if (/^[A-Za-z]{1,2}\d{6,9}$/.test(text)) return { passportNumber: text.toUpperCase() }
  const whole = readIdentifier(typed).toUpperCase()
  return passport.test(whole) && !requestNumber.test(whole) ? { passportNumber: whole } : undefined
}

/** A long run of digits that no identifier was read from still must not go into an address. */
export const isLikeIdentifier = (typed: string): boolean => /^\+?\d{10,}$/.test(readDialled(typed))

const keyOf = (handle: string) => ['looked for', handle]

/** Keeps it and answers its handle: the same person has the same. It goes when whoever looked signs out. */
export const remember = (queries: QueryClient, person: LookedFor): string => {
  const known = queries.getQueriesData<LookedFor>({ queryKey: ['looked for'] })
  const text = JSON.stringify(person)
  const same = known.find(([, other]) => JSON.stringify(other) === text)
  if (same) return String(same[0][1])
  const handle = `p${known.length + 1}`
  queries.setQueryData(keyOf(handle), person)
  return handle
}

/** Undefined once the page was loaded anew. */
export const recall = (queries: QueryClient, handle: string | undefined): LookedFor | undefined =>
  handle === undefined ? undefined : queries.getQueryData<LookedFor>(keyOf(handle))

/** All but the last four signs hidden. */
export const masked = (person: LookedFor): string => `…${Object.values(person)[0]?.slice(-4) ?? ''}`
