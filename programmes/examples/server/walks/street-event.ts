// A race of two thousand people: reviewed, refused, and the reason is asked for.

import type { Walk } from './walk.ts'

export const streetEvent: Walk = {
  staff: { officer: 'CASE_OFFICER' },
  answers: {
    organiser: 'نادي  العدائين بالقاهرة',
    register: '٤٤١٢٠',
    phone: '+49 30 901820',
    day: '2026-12-11',
    begins: '٨:٠٠ ص',
    lasts: '٤:٠٠',
    people: 2000,
    account: 'eg38 0019 0005 0000 0000 2631 8000 2',
  },
  stored: { organiser: 'نادي العدائين بالقاهرة', phone: '+4930901820', begins: '08:00', lasts: 240 },
  begins: 'NEW',
  refusals: [
    {
      name: 'nine hours that begin at seven',
      change: { begins: '07:00', lasts: '9:00' },
      wrong: ['begins', 'lasts'],
    },
    {
      name: 'an account that its own digits deny',
      change: { account: 'EG390019000500000000263180002' },
      wrong: ['account'],
    },
    { name: 'a day gone by', change: { day: '2026-11-19' }, wrong: ['day'] },
  ],
  steps: [
    { refused: 'REJECT', by: 'officer', data: {}, wrong: ['rejectionReason'] },
    { act: 'START_REVIEW', by: 'officer', to: 'UNDER_REVIEW' },
    {
      act: 'REJECT',
      by: 'officer',
      data: { rejectionReason: 'الشارع مغلق للصيانة في هذا اليوم' },
      to: 'REJECTED',
    },
  ],
}
