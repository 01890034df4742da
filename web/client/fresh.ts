// How long an answer is believed. Nothing is asked twice by itself: an answer is believed until something says that it changed.
// So whoever reads about a person or money says how fresh the answer has to be, and the compiler insists; what is the same for
// everybody (`CommonCall`) changes with a publication and needs no word.

import type { CallKey } from '@bawaba/contract/calls/index.ts'

/**
 * `always`: read again by every page that opens. `untilChanged`: what changes it says so, a write or a live event. Or how
 * many milliseconds it is good for.
 */
export type Fresh = 'always' | 'untilChanged' | number

/** Calls that answer everybody the same: words, services, content, times. */
export type CommonCall = Extract<
  CallKey,
  | 'GET Categories'
  | 'GET announcements/current'
  | 'GET announcements/guidingVideo'
  | 'GET appointments/:calendar'
  | 'GET content/:kind'
  | 'GET content/:kind/:name'
  | 'GET dynamic_services/absence'
  | 'GET dynamic_services/findOne'
  | 'GET dynamic_services/mostUsed'
  | 'GET dynamic_users/findOne'
  | 'GET figures'
  | 'GET misc/appData'
  | 'GET search'
  | 'GET search/mostSearched'
  | 'GET serviceCenters'
  | 'GET workingCalendar'
>
/** What others change meanwhile, and what money does by itself: no page believes an earlier answer. */
export type MovingCall = Extract<
  CallKey,
  | 'GET :service/:id/activity/:activityId/paymentDetails'
  | 'GET :service/:id/paymentStatus'
  | 'GET :slug/:id/sessions'
  | 'GET Notifications'
  | 'GET Notifications/count'
  | 'GET bookings'
  | 'GET bookings/:id/preview'
  | 'GET documents'
  | 'GET erasures'
  | 'GET failedJobs'
  | 'GET holds'
  | 'GET owedWork'
  | 'GET payments'
  | 'GET payments/:id'
  | 'GET payments/:id/receipt'
  | 'GET reconciliation'
  | 'GET reconciliation/account'
  | 'GET reconciliation/differences'
  | 'GET reconciliation/differences/count'
  | 'GET reconciliation/gaps'
  | 'GET reconciliation/period'
  | 'GET refunds'
>
/** How fresh the answer of a call may be said to be. */
export type FreshOf<Key extends CallKey> = Key extends CommonCall
  ? { fresh?: Fresh }
  : { fresh: Key extends MovingCall ? 'always' : Fresh }

/** A query that knows which call it is; nothing of it is there when it runs. */
export type Of<Key extends CallKey> = { readonly of: Key }
/** What a read says of its freshness. A common one need not. */
export type Declared = { fresh: Fresh } | (Of<CommonCall> & { fresh?: Fresh })

const staleAfter: Partial<Record<Fresh, number>> = { always: 0, untilChanged: Number.POSITIVE_INFINITY }
/** Of a query that loaders of pages read too. */
export const always = { fresh: 'always', staleTime: 0 } as const

/** The options of a query that is this fresh. */
export const freshness = (fresh: Fresh | undefined): { staleTime?: number } =>
  fresh === undefined ? {} : { staleTime: staleAfter[fresh] ?? (fresh as number) }
