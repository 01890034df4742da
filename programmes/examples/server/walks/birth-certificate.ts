// Two copies at the price of the registry, paid at the office.

import { aPdf, type Walk } from './walk.ts'

export const birthCertificate: Walk = {
  staff: { officer: 'CASE_OFFICER' },
  answers: {
    childId: '٣١٥٠٣١٢١٢٠٠٠١١',
    relation: 'parent',
    copies: 2,
    governorate: 'CAIRO',
    office: 'CAI-MAADI',
    mobile: '01012345678',
    truth: true,
    // What the registry answers stands, whatever is sent.
    price: 1,
    registeredName: 'اسم مخترع',
  },
  stored: { registeredName: 'سلمى كريم فؤاد', price: 4600, copies: 2 },
  begins: 'NEW',
  refusals: [
    {
      name: 'a number that is not registered',
      change: { childId: '31503121200029' },
      wrong: ['registeredName'],
    },
    { name: 'somebody else without a power of attorney', change: { relation: 'other' }, wrong: ['proxy'] },
    { name: 'no consent', change: { truth: false }, wrong: ['truth'] },
  ],
  steps: [
    { act: 'START_REVIEW', by: 'officer', to: 'UNDER_REVIEW' },
    {
      refused: 'ASK_INFORMATION',
      by: 'officer',
      data: { informationAsked: 'صورة' },
      wrong: ['informationAsked'],
    },
    { act: 'APPROVE', by: 'officer', data: { extract: [aPdf] }, to: 'FEES_DUE' },
    // 2 × 46
    { pays: '92.00', at: 'office', to: 'APPROVED' },
    { applicantReads: /approved/ },
  ],
}
