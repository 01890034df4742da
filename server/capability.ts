// The shape of a capability: one object that says what it needs, what it provides to others and what it contributes to
// the running server. `capabilities.ts` lists them, `app.ts` puts the list to work.
//
// It is plugged in by two steps. `provide` runs in the order of the list, so that everything it needs exists by then:
// audit before announcements. `contribute` runs once all have provided, so that calls may reach across in any direction
// (requests ask scripts, and the calls of scripts read requests) without one standing half made.

import type { Announcement } from '@bawaba/contract/entities/announcement.ts'
import type { AppData } from '@bawaba/contract/entities/app-data.ts'
import type { MaintenanceEffects } from '@bawaba/contract/entities/maintenance.ts'
import type { ErrorCode } from '@bawaba/contract/errors.ts'
import type { EndWaits } from '@bawaba/contract/owed-work.ts'
import type { DeletedId } from '@bawaba/contract/retention.ts'
import type { Forms } from '@bawaba/forms/index.ts'
import type { Text } from '@bawaba/language/index.ts'
import type { FastifyInstance } from 'fastify'
import type { SearchSource } from './capabilities/search/index.ts'
import type { Promised, Queue } from './capabilities/timekeeping/index.ts'
import type { Config } from './config.ts'
import type { Deliver, FindDeed, Verifier, WriteNotes } from './outside.ts'
import type { Database, Whole } from './platform/database/index.ts'
import type { ServedCall } from './platform/http/register.ts'
import type { LinkTo } from './platform/http/site.ts'
import type { Job } from './platform/jobs/job.ts'
import type { WriteEvent } from './platform/log/events.ts'
import type { Outages } from './platform/outages.ts'
import type { Seal } from './platform/sealed.ts'
import type { Random } from './platform/secret.ts'
import type { Storage } from './platform/storage/index.ts'

/** What every capability may ask for: the settings, the database, the clock and the outside world. */
export type Base = {
  config: Config
  database: Database
  /**
   * Work over many stores that is committed together, or not at all where a fault cuts it short: what uses something up, with
   * what it was used for. A refusal keeps what was written before it.
   */
  whole: Whole
  clock: () => Date
  random: Random
  secret: string
  newId: () => string
  log: WriteEvent
  forms: Forms
  /** Seals personal data. */
  seal: Seal
  /** Where files are stored. */
  storage: Storage
  /** Where links in messages lead. */
  linkTo: LinkTo
  isDemo: boolean
  version: string
  isStopping(): boolean
  /** Calls that this process refused because it had enough to do. */
  callsRefused(): number
  /** Calls to a host that is not the portal's. */
  callsMisdirected(): number
  /** What is away just now, of what the portal relies on. */
  outages: Outages
  /** What all capabilities contributed; complete once the server is built, so it is read when something runs. */
  contributions: Contributions
  /** What all of them delete by retention; like the contributions complete once the server is built. */
  deletes(): Deletes
}

/** What a programme calls the lots of a kind that it offers, and where each is read: for messages. */
export type LotNames = {
  kind: string
  titleOf(lot: string): Text | undefined
  pathOf(lot: string): string
  /** Where administrators begin and end sales of them. */
  staffPath: string
}

/** How things of a kind are reserved that are offered when somebody wants one. */
export type Reservable = {
  /** Sees to it that a thing is offered. Throws where it cannot be had at all. */
  prepare(code: string): Promise<void>
  /** What is answered where it has no room. */
  taken: ErrorCode
  /** Those of these codes at whose time nobody is received any more. */
  closedOf?(codes: readonly string[]): Promise<ReadonlySet<string>>
}

/** A request that the system would end now: since when its time is over. */
export type Ending = {
  requestId: string
  endsAt: Date
  /** Staff end it now: what waits for staff is no reason. */
  isByStaff?: true
}
/** Sees to it that nothing of a request is open when it ends; answers why it may not end yet, nothing where it may. */
export type MayEnd = (ending: Ending) => Promise<EndWaits | undefined>

/** Begins to follow what other servers change; answers the way to stop. */
export type Watch = () => Promise<() => Promise<void>>

/** A figure of one of several: of the channel `sms`. */
export type Sample = { of: string; value: number }

/** A figure on /metrics, read when they are asked for; undefined, or a rejection, while it is not known. */
export type Metric = {
  name: string
  help: string
  /** By which the samples of one figure differ: `channel`. */
  label?: string
  read(): number | readonly Sample[] | Promise<number | readonly Sample[] | undefined>
  /** Each process has a figure of its own, and the sum is the server's; otherwise all processes tell the same. */
  isOfProcess?: true
}

/** Deletes what was over before a moment: a row of `contract/retention.ts`. */
export type Delete = (before: Date) => Promise<unknown>
export type Deletes = Record<DeletedId, Delete>

/**
 * Something outside of the process that it needs: the store of files, a gateway. `attempt` rejects where it cannot be used
 * just now; it costs next to nothing, sends no personal data and may be repeated every few seconds.
 */
export type RemotePart = { name: string; attempt(limit: AbortSignal): Promise<unknown> }

/** A table of rows that name a person in `account_id`: the person takes them along, and erasure deletes them. */
export type PersonalTable = {
  table: string
  /** The name of its rows in the person's data, and the rows as the person reads them. */
  name: string
  rowsOf(accountId: string): Promise<readonly object[]>
}

export type Contribution = {
  /** Handlers of calls of the contract, by key. */
  handlers?: object
  /** Calls that the contract does not hold: a programme's own, each with its definition and policy. */
  calls?: Readonly<Record<string, ServedCall>>
  /** Judges answers of its field kinds, by the kind. */
  verifies?: Readonly<Record<string, Verifier>>
  /** Sends requests on, by what states of services name: `electricity.reading`. */
  delivers?: Readonly<Record<string, Deliver>>
  /** Asks whether a deed was done of which no answer came and whose request has left: for each of those that it delivers. */
  findsDeeds?: Readonly<Record<string, FindDeed>>
  /** What staff read beside requests of a service that are not decided, by its slug. */
  notes?: Readonly<Record<string, WriteNotes>>
  /** Its reason for which a request whose time is over waits. */
  mayEnd?: MayEnd
  /** What it promises people until a moment: closed time is added to it. */
  promises?: readonly Promised[]
  /** What of it waits for staff. */
  queues?: readonly Queue[]
  /** What of it many people wait in, of what goes on until a moment: a closing would interrupt it. */
  crowds?: (until: Date) => Promise<MaintenanceEffects['sales']>
  /** Whether it keeps the portal closed to citizens just now. */
  isClosed?: () => Promise<boolean>
  jobs?: readonly Job[]
  watches?: Watch
  /** Reads what is kept in memory, before the first call. */
  loads?: () => Promise<unknown>
  /** The slug of the service by which what a programme offers is reserved; the apps lead there. */
  bookingService?: string
  /** What can be found of it. */
  finds?: readonly SearchSource[]
  /** What it warns every reader of just now; like an announcement, and beside it. */
  warns?: () => readonly Announcement[]
  /** Numbers to call, first for services of their categories. */
  hotlines?: AppData['config']['hotlines']
  /** Kinds of things that are offered when somebody wants one. */
  reservables?: Readonly<Record<string, Reservable>>
  /** The names of what it offers together. */
  lots?: LotNames
  /** Adds what a demo begins with; what is there already stays as it is. Run at each start in demo mode. */
  demo?: () => Promise<unknown>
  /**
   * What public pages show of it: an object that is the same one until that has changed. Undefined while pages must be
   * drawn anew each time.
   */
  shows?: () => object | undefined
  /** Its tables whose rows belong to one person each. */
  personalTables?: readonly PersonalTable[]
  /** What the retention job deletes, by its row. */
  tidies?: Partial<Deletes>
  metrics?: readonly Metric[]
  /** What of it may be away while the server runs: tried at the start and from then on. */
  reliesOn?: readonly RemotePart[]
  /** What of it waits for whoever runs the portal: a line each, for /readyz?detail. */
  awaits?: () => Promise<readonly string[]>
  /** Figures that /healthz tells. */
  health?: () => Record<string, number>
  /** Adds addresses that are no calls. */
  routes?: (app: FastifyInstance) => void
  /** Ends what would keep connections open, before the port closes. */
  endStreams?: () => Promise<unknown>
  stops?: () => unknown
}

/** All contributions, by the name of the capability. */
export type Contributions = ReadonlyMap<string, Contribution>

/** Any capability; functions that need less than is there are welcome. */
export type AnyCapability = {
  name: string
  provide?: (needs: never) => object
  contribute?: (uses: never) => Contribution
}

/** Names a capability; its types are those of its two functions. */
export const defineCapability = <
  const Name extends string,
  Needs = unknown,
  Provided extends object = object,
  Uses = unknown,
  Contributed extends Contribution = object,
>(capability: {
  name: Name
  /** What others may use of it, made from what those before it in the list provide. */
  provide?: (needs: Needs) => Provided
  /** Its part of the running server, made from what anybody provides. */
  contribute?: (uses: Uses) => Contributed & Contribution
}) => capability

/** A capability from a programme's own folder: its calls come with it, because the contract knows no programme. */
export type ProgrammeCapability<Parts> = {
  name: string
  provide?: (needs: Parts) => object
  contribute?: (uses: Parts) => Omit<Contribution, 'handlers' | 'tidies'>
}
