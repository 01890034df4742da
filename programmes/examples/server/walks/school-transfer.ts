// A pupil whose summer camp is known already: released by one school, tested and taken by the other, corrected afterwards.

import { summerCamp } from './summer-camp.ts'
import { aPdf, type Walk } from './walk.ts'

/** What a correction sends along as it stands. */
const known = { pupilFullName: 'يوسف أحمد سالم', to: 'مدرسة الأمل' }

export const schoolTransfer: Walk = {
  staff: {
    leaving: 'team:LEAVING',
    receiving: 'team:RECEIVING',
    supervisor: 'SUPERVISOR',
  },
  before: { service: 'SUMMER_CAMP', answers: { ...summerCamp.answers, visit: 'DOKKI/2026-11-25T10:00' } },
  prefilled: { pupilFullName: 'ليلى أحمد سالم', pupilBirthDate: '2016-03-05' },
  answers: {
    pupilFullName: 'يوسف أحمد سالم',
    pupilBirthDate: '2010-10-01',
    grade: 11,
    track: 'MATHS',
    from: 'مدرسة النيل',
    to: 'مدرسة الأمل',
    lastDay: '2026-12-10',
    reason: 'MOVED',
    governorate: 'GIZA',
    city: 'الدقي',
    street: 'شارع التحرير',
    building: '١٢، شقة ٣',
    lease: [aPdf],
  },
  // Sixteen on the very day.
  stored: { ageInOctober: 16, track: 'MATHS' },
  begins: 'NEW',
  refusals: [
    {
      name: 'a pupil a day too young for the grade',
      change: { pupilBirthDate: '2010-10-02' },
      wrong: ['grade'],
    },
    { name: 'the school that the pupil leaves', change: { to: 'مدرسة النيل' }, wrong: ['to'] },
    { name: 'a move without a lease', change: { lease: [] }, wrong: ['lease'] },
  ],
  steps: [
    {
      refused: 'APPROVE',
      by: 'receiving',
      data: { firstDay: '2026-12-13', placement: 60 },
      code: 'TRANSITION_NOT_ALLOWED',
    },
    {
      refused: 'RELEASE',
      by: 'leaving',
      data: { absences: 3, booksReturned: false },
      wrong: ['booksReturned'],
    },
    { act: 'RELEASE', by: 'leaving', data: { absences: 3, booksReturned: true }, to: 'SEATING' },
    // The grade and the last day are those of the filing: ten working days after Thursday 10 December end on the 24th.
    {
      refused: 'APPROVE',
      by: 'receiving',
      data: { firstDay: '2026-12-25', placement: 59 },
      wrong: ['firstDay', 'placement'],
    },
    {
      refused: 'APPROVE',
      by: 'receiving',
      data: { firstDay: '2026-12-10' },
      wrong: ['firstDay', 'placement'],
    },
    { act: 'APPROVE', by: 'receiving', data: { firstDay: '2026-12-24', placement: 60 }, to: 'APPROVED' },
    {
      refused: 'CORRECT',
      by: 'supervisor',
      data: { ...known, grade: 12, reasonCorrected: 'خطأ في كتابة الصف' },
      wrong: ['grade'],
    },
    {
      act: 'CORRECT',
      by: 'supervisor',
      data: { ...known, grade: 10, reasonCorrected: 'خطأ في كتابة الصف' },
      to: 'APPROVED',
      stored: { grade: 10 },
    },
  ],
}
