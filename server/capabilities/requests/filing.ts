// Filing over the store: the answers are judged, what they reserve is held, and all of it is written in one statement. Where
// that finds something gone, the answers are judged again and say what.

import type { Filed } from '@bawaba/contract/entities/request.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { formatShortCode } from '@bawaba/contract/short-code.ts'
import { isUniqueViolation } from '../../platform/database/index.ts'
import type { SignedIn } from '../../platform/http/call.ts'
import { refOf, visitorId } from '../accounts/index.ts'
import { centerOf } from '../catalogue/index.ts'
import { isPlaceTaken } from '../hooks/index.ts'
import type { RequestDependencies } from './dependencies.ts'
import { answerOf, earlierAnswer, type FileInput, newRequest } from './file.ts'
import type { OneOpenRefusal } from './one-open.ts'
import { placeRefusal } from './slots.ts'
import type { NewRequest } from './store.ts'
import { shortCodeOf } from './tracking/short-code.ts'

type Sent = Omit<
  FileInput,
  | 'ownerId'
  | 'sender'
  | 'company'
  | 'now'
  | 'newId'
  | 'scripts'
  | 'documents'
  | 'calendar'
  | 'fingerprint'
  | 'verify'
  | 'eligible'
  | 'notices'
>
type Dependencies = Pick<
  RequestDependencies,
  | 'store'
  | 'storeIn'
  | 'accounts'
  | 'scriptsOf'
  | 'key'
  | 'documents'
  | 'calendar'
  | 'notices'
  | 'verify'
  | 'hold'
  | 'eligible'
  | 'inName'
  | 'announce'
  | 'clock'
  | 'newId'
> & { fingerprint(text: string): string; refusalOf: OneOpenRefusal }

const tries = 2

export const createFiling = (dependencies: Dependencies) => {
  const { store, accounts, key, clock, newId, fingerprint, refusalOf } = dependencies

  /** The request as it would be filed, with what it reserves held. */
  const make = async (input: Sent, sender: SignedIn | undefined): Promise<NewRequest> => {
    const { row } = input.entry
    const accountId = sender?.accountId ?? visitorId
    const activityId = row.definition.activities[0]?.activityId ?? ''
    return newRequest({
      ...input,
      ownerId: accountId,
      sender: async () => sender?.by && refOf(await accounts.get(sender.by.accountId)),
      company: sender?.by?.company,
      scripts: dependencies.scriptsOf(
        { serviceSlug: row.slug, version: row.version, activityId },
        sender,
        input.asker,
      ),
      verify: dependencies.verify,
      eligible: dependencies.eligible,
      notices: dependencies.notices,
      documents: await dependencies.documents.usable({ accountId, visitor: input.visitor }, input.body.data),
      now: clock(),
      newId,
      calendar: dependencies.calendar(),
      fingerprint,
    })
  }

  const write = async (request: NewRequest, input: Sent, sender: SignedIn | undefined) => {
    const once = () =>
      dependencies.inName(
        sender,
        'request.filed',
        queries => dependencies.storeIn(queries).file(request),
        ({ earlier, answer }) => (earlier ? undefined : (answer ?? undefined)),
      )
    return once().catch(async error => {
      if (!isUniqueViolation(error)) throw error
      return once().catch(async again => {
        throw isPlaceTaken(again)
          ? await placeRefusal(() => make(input, sender))
          : await refusalOf(again, request)
      })
    })
  }

  /** Answers undefined where a file or a hold was gone when the request was written: judged again, the answers say which. */
  const tryOnce = async (input: Sent, sender: SignedIn | undefined): Promise<Filed | undefined> => {
    const ownerId = sender?.accountId ?? visitorId
    const request = await make(input, sender)
      .then(async made => {
        await dependencies.hold(ownerId, made.reserves)
        return made
      })
      .catch((error: unknown) => ({ error }))
    if ('error' in request) {
      const filed = await earlierAnswer(store, ownerId, { ...input, fingerprint })
      if (!filed) throw request.error
      return filed
    }
    const filing = await write(request, input, sender)
    if (filing.isFree && !(filing.hasFiles && filing.hasHolds) && !filing.earlier) return undefined
    const filed = answerOf(filing, request.sending)
    if (!filing.earlier)
      dependencies.announce({
        ...filed,
        serviceSlug: request.serviceSlug,
        ownerId,
        center: centerOf(input.entry.row.definition, request.data),
        teams: request.teams,
      })
    return filed
  }

  /**
   * Files a request for the caller, exactly once for one key. Throws what the form, the service and the reservations say
   * against it, and SENDING_INTERRUPTED where a file or a hold was gone at each try.
   */
  return async (input: Sent, sender: SignedIn | undefined): Promise<Filed> => {
    for (let left = tries; left > 0; left -= 1) {
      const filed = await tryOnce(input, sender)
      if (filed)
        return sender ? filed : { ...filed, trackingSecret: formatShortCode(shortCodeOf(key, filed.id)) }
    }
    throw new Problem('SENDING_INTERRUPTED')
  }
}
