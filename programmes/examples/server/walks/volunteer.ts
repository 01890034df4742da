// A visitor without an account, from abroad, is answered and can follow it.

import type { Walk } from './walk.ts'

export const volunteer: Walk = {
  applicant: 'visitor',
  staff: { officer: 'CASE_OFFICER' },
  answers: {
    name: 'ليلـــى حسن',
    born: '١٩٩٠',
    phone: '+971 4 123 4567',
    site: 'example.com/laila',
    skills: ['FIRST_AID', 'DRIVE'],
    hours: 24,
    days: ['FRIDAY', 'SATURDAY'],
    licence: '12/2028',
    terms: true,
  },
  stored: {
    name: 'ليلى حسن',
    born: 1990,
    site: 'https://example.com/laila',
    licence: '2028-12',
    terms: true,
  },
  begins: 'NEW',
  refusals: [
    { name: 'Latin letters', change: { name: 'Laila Hassan' }, wrong: ['name'] },
    { name: 'the year after the sixteenth', change: { born: 2011 }, wrong: ['born'] },
    { name: 'thirty hours on one day', change: { hours: 30, days: ['FRIDAY'] }, wrong: ['days'] },
    { name: 'terms that were not agreed to', change: { terms: false }, wrong: ['terms'] },
    { name: 'a number without its country', change: { phone: '123 4567' }, wrong: ['phone'] },
  ],
  steps: [
    {
      refused: 'ANSWER',
      by: 'officer',
      data: { taken: 'FIRST_AID_COURSE', meets: '2026-11-24', answer: 'أهلًا بك' },
      wrong: ['taken'],
    },
    // Two working days after Friday 20 November are Monday the 23rd.
    {
      refused: 'ANSWER',
      by: 'officer',
      data: { taken: 'YES', meets: '2026-11-22', answer: 'أهلًا بك' },
      wrong: ['meets'],
    },
    {
      act: 'ANSWER',
      by: 'officer',
      data: { taken: 'YES', meets: '2026-11-23', answer: 'أهلًا بك' },
      to: 'DELIVERED',
    },
    { applicantTracks: 'Answered' },
  ],
}
