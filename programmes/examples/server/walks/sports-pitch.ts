// An evening on the pitch, paid for within half an hour; another team comes too late for that hour.

import type { Walk } from './walk.ts'

export const sportsPitch: Walk = {
  staff: { officer: 'CASE_OFFICER' },
  answers: {
    period: 'EVENING',
    time: 'PITCH-EVENING/2026-11-24T20:00',
    team: 'نجوم الحي',
    mobile: '01012345678',
    players: 14,
    bibs: 7,
  },
  stored: { time: 'PITCH-EVENING/2026-11-24T20:00', players: 14 },
  begins: 'TO_PAY',
  refusals: [
    { name: 'an evening hour by day', change: { period: 'DAY' }, wrong: ['time'] },
    { name: 'more bibs than players', change: { bibs: 15 }, wrong: ['bibs'] },
    { name: 'nine players', change: { players: 9 }, wrong: ['players'] },
  ],
  steps: [
    { again: 'APPOINTMENT_SAME_TIME' },
    // 260 + 7 × 5.50
    { pays: '298.50', at: 'card', to: 'BOOKED' },
    { applicantReads: /booked for نجوم الحي: .*24 November 2026, 8:00 pm/ },
    {
      refused: 'CHANGE_TIME',
      by: 'officer',
      data: { time: 'PITCH-EVENING/2026-11-24T21:00' },
      code: 'TRANSITION_NOT_ALLOWED',
    },
    {
      act: 'CHANGE_TIME',
      by: 'applicant',
      data: { time: 'PITCH-EVENING/2026-11-24T21:00' },
      to: 'BOOKED',
      stored: { time: 'PITCH-EVENING/2026-11-24T21:00' },
    },
    { act: 'HAND_OVER', by: 'officer', data: { came: 12 }, to: 'PLAYED', stored: { missing: 2 } },
  ],
}
