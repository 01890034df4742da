// Requests as a capability: the casework, the lists that staff work from, and its jobs.

import { type Base, defineCapability } from '../../capability.ts'
import type { AccountsStore } from '../accounts/index.ts'
import type { Audit } from '../audit/index.ts'
import type { Budgets } from '../budgets/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Codes } from '../codes/index.ts'
import type { Drafts } from '../drafts/index.ts'
import type { Eligibility } from '../eligibility/index.ts'
import type { Events } from '../events/index.ts'
import type { Files } from '../files/index.ts'
import type { ScriptsOf } from '../hooks/index.ts'
import type { Issue } from '../issuing/index.ts'
import type { Lookups } from '../lookups/index.ts'
import type { Notices } from '../notifications/index.ts'
import type { Owed } from '../owed/index.ts'
import type { PersonSearch } from '../profiles/index.ts'
import type { Reservations } from '../reservations/index.ts'
import type { Timekeeping } from '../timekeeping/index.ts'
import type { Viewings } from '../viewings/index.ts'
import type { WorkingTime } from '../working-time/index.ts'
import { type Casework, createCasework } from './casework.ts'
import { createKeeping, type Keeping } from './counters/create-upkeep.ts'
import { requestQueues } from './deadlines/queue-store.ts'
import { duePromise } from './deadlines/scheduler-store.ts'
import { decisionRoutes } from './decisions/decision-routes.ts'
import { createDecisions } from './decisions/decisions.ts'
import { decisionsStore } from './decisions/decisions-store.ts'
import { requestDeletes } from './deletes-store.ts'
import type { Changed } from './dependencies.ts'
import { createLeavers, type Leavers } from './leavers/leavers.ts'
import { createBulk } from './lists/bulk.ts'
import { bulkStore } from './lists/bulk-store.ts'
import { createOfPerson } from './lists/by-person.ts'
import { inboxRoutes } from './lists/inbox-routes.ts'
import { personStore } from './lists/person-store.ts'
import { deliverJob, owingIn } from './outside/deliver-store.ts'

type Needs = Base & {
  accounts: AccountsStore
  audit: Audit
  budgets: Budgets
  catalogue: Catalogue
  codes: Codes
  drafts: Drafts
  eligibility: Eligibility
  events: Events
  files: Files
  issue: Issue
  lookups: Lookups
  notices: Notices
  owed: Owed
  reservations: Reservations
  scriptsOf: ScriptsOf
  viewings: Viewings
  workingTime: WorkingTime
  timekeeping: Timekeeping
}
type Uses = Needs & { casework: Casework; upkeep: Keeping; leavers: Leavers; personSearch: PersonSearch }

const aSecond = 1000
const anHour = 3_600_000

/** Notifies open pages of a change. */
const announceBy =
  ({ publish }: Events) =>
  ({ ID, serviceSlug, revision, ownerId, center, teams }: Changed): void =>
    publish({ kind: 'request', ID, serviceSlug, revision, ownerId, center, teams })

export const capability = defineCapability({
  name: 'requests',
  provide: ({ database, clock, newId, secret, seal, log, accounts, catalogue, linkTo, ...needs }: Needs) => {
    const casework = createCasework({
      database,
      whole: needs.whole,
      seal,
      time: needs.workingTime,
      open: needs.timekeeping,
      accounts,
      catalogue,
      clock,
      newId,
      report: err => log('requests.not_moved', { err }),
      budgets: needs.budgets,
      codes: needs.codes,
      lookups: needs.lookups,
      drafts: needs.drafts,
      key: secret,
      linkTo,
      eligible: needs.eligibility.ensure,
      eligibleStated: needs.eligibility.ensureStated,
      deed: needs.audit.deed,
      announce: announceBy(needs.events),
      viewed: needs.viewings.note,
      scriptsOf: needs.scriptsOf,
      contributions: needs.contributions,
      deliveries: needs.forms.deliveries,
      owed: needs.owed,
      waits: (request, why) => log('requests.waits', { request, why }),
      documents: { usable: needs.files.usable },
      notices: needs.notices,
      ports: { hold: needs.reservations.ensure, issue: needs.issue },
    })
    const leavers = createLeavers({
      database,
      notices: needs.notices,
      announce: announceBy(needs.events),
      clock,
    })
    return {
      casework,
      requests: casework.requests,
      upkeep: createKeeping(database),
      leavers,
      clearing: casework.clearing,
    }
  },

  contribute: ({
    config,
    database,
    clock,
    newId,
    log,
    seal,
    accounts,
    catalogue,
    casework,
    upkeep,
    ...uses
  }: Uses) => {
    const { requests, lists, stored } = casework
    const decisions = createDecisions({
      store: decisionsStore(database, seal),
      storeIn: queries => decisionsStore(queries, seal),
      requests,
      accounts,
      catalogue,
      undoMs: config.DECISION_UNDO_SECONDS * 1000,
      publish: uses.events.publish,
      deed: uses.audit.deed,
      announce: announceBy(uses.events),
      report: err => log('requests.decision_not_sent', { err }),
      clock,
      newId,
    })
    const bulk = createBulk({
      store: bulkStore(database),
      requests,
      decisions,
      accounts,
      catalogue,
      notices: uses.notices,
      clock,
      newId,
      announce: announceBy(uses.events),
      report: err => log('bulk.act_failed', { err }),
    })
    const ofPerson = createOfPerson({
      store: personStore(database),
      stored,
      byIdentifier: uses.personSearch.byIdentifier,
      lookups: uses.lookups,
    })
    /** Reads where all requests stand; the figure is of each server. */
    const findStuck = async (): Promise<void> => {
      const stuck = await casework.audit()
      const count = casework.stuck()
      if (count > 0) log('requests.stuck', { count, stuck })
      else log('requests.none_stuck')
    }
    return {
      queues: requestQueues,
      promises: [duePromise],
      // Before payments, which close every way to pay once a request may end.
      mayEnd: casework.mayEnd,
      handlers: {
        ...casework.handlers,
        ...inboxRoutes({ bulk, ofPerson, lists }),
        ...decisionRoutes({ decisions, bulk, viewed: uses.viewings.note }),
      },
      jobs: [
        {
          name: 'requests.run_due',
          // Before a request ends, those who may know of money for it are asked.
          lane: 'outside',
          title: { ar: 'متابعة مواعيد الطلبات', en: 'Follow up on due requests' },
          everyMs: config.CLOCKWORK_MS,
          isDue: casework.isDue,
          run: casework.runDue,
        },
        {
          name: deliverJob,
          lane: 'deliveries',
          title: { ar: 'إرسال الطلبات إلى الجهات الخارجية', en: 'Send requests to services outside' },
          everyMs: aSecond,
          isDue: () => uses.owed.isDue(deliverJob),
          run: () =>
            uses.owed.run(deliverJob, ({ requestId, payload, since, tries }) =>
              casework.deliver({ requestId, ...owingIn(payload), since, isRepeated: tries > 1 }),
            ),
        },
        {
          name: 'requests.send_decisions',
          title: { ar: 'إرسال القرارات بعد مهلة التراجع', en: 'Send decisions that can no longer be undone' },
          everyMs: aSecond,
          isDue: decisions.isDue,
          run: decisions.sendDue,
        },
        {
          name: 'requests.seal_stored',
          title: { ar: 'تشفير الإجابات القديمة', en: 'Encrypt stored answers' },
          at: '15 * * * *',
          run: casework.sealStored,
        },
        {
          name: 'requests.find_stuck',
          title: { ar: 'البحث عن الطلبات المتوقفة', en: 'Look for stuck requests' },
          isOwn: true,
          everyMs: anHour,
          isAtOnce: true,
          run: findStuck,
        },
        {
          name: 'requests.find_left_behind',
          title: { ar: 'البحث عن طلبات لا يعمل عليها أحد', en: 'Look for requests that nobody can work on' },
          at: '*/10 * * * *',
          run: uses.leavers.find,
        },
        {
          name: 'requests.ask_over_visits',
          title: { ar: 'التذكير بزيارات لم تُغلق', en: 'Remind of visits that nobody closed' },
          at: '0 8 * * *',
          run: casework.overVisits.ask,
        },
        {
          name: 'requests.leave_over_visits',
          title: { ar: 'إنهاء زيارات لم تُغلق منذ أسبوع', en: 'Leave visits that nobody closed in a week' },
          at: '20 * * * *',
          run: casework.overVisits.leave,
        },
        ...upkeep.jobs,
      ],
      tidies: requestDeletes(database),
      health: () => ({ stranded: casework.stuck() }),
      metrics: [
        {
          name: 'requests_stranded',
          help: 'Requests under way that nobody can move on',
          read: casework.stuck,
        },
      ],
    }
  },
})
