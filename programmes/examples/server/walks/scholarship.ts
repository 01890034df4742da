// An average weighted by hours, the income of four people, and a grant within what they may get.

import type { Walk } from './walk.ts'

const courses = [
  { name: 'تفاضل وتكامل', hours: 3, points: 4 },
  { name: 'فيزياء', hours: 4, points: '٣٫٣' },
  { name: 'برمجة', hours: 6, points: 2.7 },
]
const relative = (relation: string, born: string, income: string) => ({ relation, born, income })

export const scholarship: Walk = {
  staff: { officer: 'CASE_OFFICER' },
  answers: {
    fullName: 'نهى محمود عبد الرحمن',
    birthDate: '2005-04-12',
    nationalId: '30504120103458',
    mobile: '01012345678',
    began: '2024-09-21',
    courses,
    family: [
      relative('PARENT', '1970-01-01', '٥٠٠٠'),
      relative('PARENT', '1975-01-01', '3250.50'),
      relative('SIBLING', '2014-01-01', '0'),
    ],
    account: 'EG38 0019 0005 0000 0000 2631 8000 2',
    grant: 999_999,
  },
  stored: {
    // (3 × 4 + 4 × 3.3 + 6 × 2.7) / 13 = 41.4 / 13
    average: 3.18,
    // 8250.50 for four: 2062.625
    perHead: 206_263,
    grant: 120_000,
    account: 'EG380019000500000000263180002',
  },
  begins: 'NEW',
  refusals: [
    {
      name: 'a child of twelve with an income',
      change: { family: [relative('SIBLING', '2014-01-01', '10')] },
      wrong: ['family.0.income'],
    },
    {
      name: 'a failed course of six hours and a low average',
      change: { courses: [...courses.slice(0, 2), { name: 'برمجة', hours: 6, points: 0.5 }] },
      // (12 + 13.2 + 3) / 13 = 2.17
      wrong: ['courses', 'average'],
    },
    {
      name: 'one course twice',
      change: { courses: [...courses, { name: 'فيزياء', hours: 1, points: 4 }] },
      wrong: ['courses.3.name'],
    },
    { name: 'studies that begin tomorrow', change: { began: '2026-11-21' }, wrong: ['began'] },
    { name: 'studies of more than seven years', change: { began: '2019-11-19' }, wrong: ['began'] },
  ],
  steps: [
    { act: 'START_REVIEW', by: 'officer', to: 'UNDER_REVIEW' },
    { refused: 'APPROVE', by: 'officer', data: { granted: '1200.01', months: 10 }, wrong: ['granted'] },
    {
      act: 'APPROVE',
      by: 'officer',
      data: { granted: '١٠٠٠', months: 10 },
      to: 'APPROVED',
      stored: { granted: 100_000, total: 1_000_000 },
    },
    { applicantReads: /EGP 1,000 a month for 10 months/ },
  ],
}
