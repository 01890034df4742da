// A service of thirty questions that is paid for in advance, at a fixed fee.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { thirtyQuestions } from '../server/fixtures.ts'

export const payingService = 'BENCH_FEE'

export const payingDefinition = (): ServiceDefinition => {
  const plain = thirtyQuestions(payingService)
  const { states, transitions } = plain.workflow
  return {
    ...plain,
    activities: [...plain.activities, { activityId: 'PAID', label: 'act', steps: [] }],
    fees: [{ label: 'name', amount: '50.00' }],
    paymentInAdvance: true,
    payMethods: ['online'],
    workflow: {
      ...plain.workflow,
      initial: 'PAYMENT_DUE',
      states: [{ code: 'PAYMENT_DUE', label: 'new', kind: 'waiting-on-payment', dueIn: 3 }, ...states],
      transitions: [{ activityId: 'PAID', from: ['PAYMENT_DUE'], to: 'NEW', by: ['system'] }, ...transitions],
    },
  } as ServiceDefinition
}
