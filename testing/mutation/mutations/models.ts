// Faults that drawn commands beside a model have to notice by themselves.

import type { Mutation } from '../mutation.ts'

const life = ['server/models/request-life.api.test.ts']
const draft = ['server/models/draft.api.test.ts']
const payment = ['server/models/payment.api.test.ts']
const unit = ['programmes/housing/server/models/unit-sale.api.test.ts']
const capabilities = 'server/capabilities'

export const models: readonly Mutation[] = [
  {
    title: 'models: the applicant reads what staff write for staff',
    file: `${capabilities}/requests/row.ts`,
    from: "(reader === 'staff' || entry.visibleToApplicant) &&",
    to: "(reader === 'staff' || entry.kind !== undefined) &&",
    tests: life,
  },
  {
    title: 'models: somebody else takes a decision back',
    file: `${capabilities}/requests/decisions/decisions-store.ts`,
    from: 'where p.request_id = ${requestId} and p.account_id = ${accountId} and ${waits}\n        returning p.activity_id',
    to: 'where p.request_id = ${requestId} and ${accountId}::uuid is not null and ${waits}\n        returning p.activity_id',
    tests: life,
  },
  {
    title: 'models: an outdated saving is taken for one whose answer was lost',
    file: `${capabilities}/drafts/drafts.ts`,
    from: 'draft.revision === (revision ?? 0) + 1 &&',
    to: 'draft.revision > (revision ?? 0) &&',
    tests: draft,
  },
  {
    title: 'models: a draft that was sent is brought back',
    file: `${capabilities}/drafts/store.ts`,
    from: 'and deleted_at is not null and sent_at is null',
    to: 'and deleted_at is not null',
    tests: draft,
  },
  {
    title: 'models: a notice of another amount is believed',
    file: `${capabilities}/payments/news.ts`,
    from: "source === 'notice' && (kind === 'refunded' || (kind === 'received' && amount !== attempt.amount))",
    to: "source === 'notice' && kind === 'refunded'",
    tests: payment,
  },
  {
    title: 'models: money for a request that was withdrawn stays',
    file: `${capabilities}/payments/machine.ts`,
    from: 'return amount > 0 && cause ?',
    to: "return amount > 0 && cause && cause !== 'tooLate' ?",
    tests: payment,
  },
  {
    title: 'models: cancelling lets go of a unit that is paid for',
    file: `${capabilities}/reservations/reserving-store.ts`,
    from: "where v.request_id = source.id and v.status = 'reserved'",
    to: "where v.request_id = source.id and v.status in ('reserved', 'locked')",
    tests: unit,
  },
]
