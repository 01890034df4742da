// Four approvals in a row, each by other people, with a board whose members must be near each other.

import { aPdf, type Walk } from './walk.ts'

const board = (...percents: number[]) =>
  percents.map((percent, index) => ({ doctor: ['ماجد حلمي', 'هبة الله سامي', 'كريم وهبة'][index], percent }))

export const disabilityCard: Walk = {
  staff: {
    reception: 'team:RECEPTION',
    social: 'team:SOCIAL',
    doctor: 'team:BOARD',
    signer: 'team:SIGNERS',
    officer: 'CASE_OFFICER',
  },
  answers: {
    fullName: 'سلمى كريم فؤاد',
    birthDate: '2009-11-20',
    nationalId: '30911202100014',
    mobile: '01012345678',
    kinds: ['SIGHT', 'HEARING'],
    since: '٣/٢٠١٩',
    condition: 'ضعف شديد في السمع والبصر',
    reports: [aPdf, aPdf],
    guardianFullName: 'كريم فؤاد حسن',
    guardianNationalId: '28001012100017',
  },
  // She is seventeen on the day of filing.
  stored: { since: '2019-03', age: 17 },
  begins: 'NEW',
  refusals: [
    {
      name: 'a guardian with the number of the child',
      change: { guardianNationalId: '30911202100014' },
      wrong: ['guardianNationalId'],
    },
    { name: 'no report at all', change: { reports: [] }, wrong: ['reports'] },
    { name: 'no kind of disability', change: { kinds: [] }, wrong: ['kinds'] },
  ],
  steps: [
    { again: 'OPEN_REQUEST_EXISTS' },
    { seenBy: ['reception'] },
    { refused: 'ACCEPT_PAPERS', by: 'social', code: 'NOT_FOUND' },
    {
      act: 'ASK_INFORMATION',
      by: 'reception',
      data: { informationAsked: 'وصف أدق للحالة' },
      asks: ['condition'],
      to: 'NEEDS_EXTRA_INFORMATION',
    },
    {
      act: 'SUPPLY_INFORMATION',
      by: 'applicant',
      data: { condition: 'صمم تام وضعف شديد في الإبصار', informationSupplied: 'أوضحت الوصف' },
      to: 'NEW',
    },
    { act: 'ACCEPT_PAPERS', by: 'reception', to: 'SOCIAL' },
    { seenBy: ['social'] },
    { act: 'VISIT', by: 'social', data: { household: 4, visitNote: 'أسرة مستقرة' }, to: 'BOARD' },
    { refused: 'EXAMINE', by: 'doctor', data: { members: board(40, 50, 71) }, wrong: ['members'] },
    { refused: 'EXAMINE', by: 'doctor', data: { members: board(40, 50) }, wrong: ['members'] },
    {
      act: 'EXAMINE',
      by: 'doctor',
      data: { members: board(45, 50, 60), improves: true },
      to: 'SIGNING',
      // (45 + 50 + 60) / 3 = 51.67, and two years from 20 November 2026.
      stored: { degree: 52, validUntil: '2028-11-20' },
    },
    { seenBy: ['signer'] },
    { act: 'APPROVE', by: 'signer', data: {}, to: 'APPROVED' },
    // Ten working days after Friday 20 November.
    { applicantReads: /collected from 3 December 2026/ },
  ],
}
