// An accident that nobody looks at in time: reminded of, passed to the supervisor, compensated by days, wage and service.

import { aPdf, type Walk } from './walk.ts'

export const workAccident: Walk = {
  staff: { officer: 'CASE_OFFICER', supervisor: 'SUPERVISOR' },
  answers: {
    fullName: 'علي حسن محمد',
    nationalId: '29104120103458',
    mobile: '01012345678',
    since: '٣/٢٠٢٥',
    wage: '٢٥٠٫٢٥',
    companyName: 'مصنع النسيج الحديث',
    day: '2026-11-08',
    shiftBegan: '٨:٠٠ ص',
    at: '2:20 pm',
    rested: '٧:٣٠',
    what: 'سقطت رافعة من الرف العلوي على كتف العامل',
    witnesses: [{ name: 'سامي فؤاد عبده', phone: '02 2345 6789' }],
    off: { from: '2026-11-09', to: '2026-11-20' },
    report: [aPdf],
  },
  // From March 2025 to 8 November 2026; both days of the absence count.
  stored: {
    since: '2025-03',
    months: 20,
    shiftBegan: '08:00',
    at: '14:20',
    worked: 380,
    rested: 450,
    daysOff: 12,
  },
  begins: 'NEW',
  refusals: [
    { name: 'a minute before the shift', change: { at: '7:59' }, wrong: ['at'] },
    {
      name: 'time off from the day before',
      change: { off: { from: '2026-11-07', to: '2026-11-20' } },
      wrong: ['off'],
    },
    { name: 'an accident of more than thirty days ago', change: { day: '2026-10-20' }, wrong: ['day'] },
    {
      name: 'four days off without a report',
      change: { off: { from: '2026-11-09', to: '2026-11-12' }, report: [] },
      wrong: ['report'],
    },
    {
      name: 'one witness twice, by telephone',
      change: {
        witnesses: [
          { name: 'سامي فؤاد', phone: '02 2345 6789' },
          { name: 'فؤاد سامي', phone: '+20 2 2345 6789' },
        ],
      },
      wrong: ['witnesses.1.phone'],
    },
  ],
  steps: [
    // Two working days from Friday 20 November: Monday the 23rd.
    { days: 3, to: 'NEW', reminded: ['supervisor'] },
    { days: 1, to: 'WITH_SUPERVISOR' },
    { refused: 'START_REVIEW', by: 'officer', code: 'TRANSITION_NOT_ALLOWED' },
    { act: 'START_REVIEW', by: 'supervisor', to: 'UNDER_REVIEW' },
    { refused: 'APPROVE', by: 'officer', data: { paidDays: 13 }, wrong: ['paidDays'] },
    {
      act: 'APPROVE',
      by: 'officer',
      data: { paidDays: 12 },
      to: 'APPROVED',
      // 250.25 × 12 × 80%
      stored: { share: 80, compensation: 240_240 },
    },
    { applicantReads: /EGP 2,402.40 for 12 days/ },
  ],
}
