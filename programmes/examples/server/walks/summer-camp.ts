// An interview at a youth center: another time is chosen, then the child is taken.

import type { Walk } from './walk.ts'

export const summerCamp: Walk = {
  staff: { officer: 'CASE_OFFICER' },
  answers: {
    childFullName: 'ليلى أحمد سالم',
    childBirthDate: '2016-03-05',
    canSwim: true,
    mobile: '01012345678',
    visit: 'NASR/2026-11-24T10:30',
  },
  stored: { visit: 'NASR/2026-11-24T10:30', mobile: '+201012345678' },
  begins: 'NEW',
  refusals: [
    { name: 'a birth to come', change: { childBirthDate: '2027-01-01' }, wrong: ['childBirthDate'] },
    { name: 'a center that is not offered', change: { visit: 'MAADI/2026-11-24T10:30' }, wrong: ['visit'] },
  ],
  steps: [
    {
      refused: 'CHANGE_VISIT',
      by: 'officer',
      data: { visit: 'NASR/2026-11-24T11:00' },
      code: 'TRANSITION_NOT_ALLOWED',
    },
    {
      act: 'CHANGE_VISIT',
      by: 'applicant',
      data: { visit: 'DOKKI/2026-11-24T11:00' },
      to: 'NEW',
      stored: { visit: 'DOKKI/2026-11-24T11:00' },
    },
    { act: 'APPROVE', by: 'officer', to: 'APPROVED' },
  ],
}
