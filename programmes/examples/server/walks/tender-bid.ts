// A bid of two items less four per cent: the booklet is paid for first, nobody but the committee sees the sealed offer.

import { aPdf, type Walk } from './walk.ts'

const corrected = { taxNumber: '123456780', mobile: '01012345678', reasonCorrected: 'خطأ في الرقم الضريبي' }
const item = (what: string, quantity: number | string, price: string) => ({ what, quantity, price })

export const tenderBid: Walk = {
  staff: { committee: 'team:COMMITTEE', officer: 'CASE_OFFICER', supervisor: 'SUPERVISOR' },
  answers: {
    tender: 'ROAD-12',
    companyName: 'شركة النيل للمقاولات',
    commercialRegister: '44120',
    taxNumber: '123456789',
    legalForm: 'LIMITED',
    mobile: '01012345678',
    email: 'bids@example.com',
    items: [item('رصف كيلومتر', 12, '85000.50'), item('علامات طريق، بالطن', '٣٫٥', '١٩٩٩٫٩٩')],
    discount: 4,
    offer: [aPdf, aPdf],
    guarantee: [aPdf],
    truth: true,
  },
  stored: {
    closes: '2031-12-31',
    // 12 × 85000.50 = 1020006.00; 3.5 × 1999.99 = 6999.97; less 4% of both.
    total: 98_592_573,
    // 1.5% of 985925.73
    bond: 1_478_889,
  },
  begins: 'BOOKLET_DUE',
  refusals: [
    { name: 'a tender that has closed', change: { tender: 'PUMPS-1' }, wrong: ['closes'] },
    { name: 'a tender that nobody knows', change: { tender: 'MOON-1' }, wrong: ['tender'] },
    {
      name: 'a hundred thousand pounds without a guarantee',
      change: { guarantee: [] },
      wrong: ['guarantee'],
    },
    { name: 'a third file for the offer', change: { offer: [aPdf, aPdf, aPdf] }, wrong: ['offer'] },
    { name: 'a price of nothing', change: { items: [item('رصف', 1, '0')] }, wrong: ['items.0.price'] },
  ],
  steps: [
    { seenBy: ['committee'] },
    { again: 'OPEN_REQUEST_EXISTS' },
    { pays: '300.00', at: 'card', to: 'NEW' },
    { seenBy: ['committee'] },
    { refused: 'OPEN_TECHNICAL', by: 'committee', data: { technicalMark: 101 }, wrong: ['technicalMark'] },
    { act: 'OPEN_TECHNICAL', by: 'committee', data: { technicalMark: 70 }, to: 'UNDER_REVIEW' },
    { refused: 'APPROVE', by: 'officer', code: 'TRANSITION_NOT_ALLOWED' },
    {
      act: 'ASK_INFORMATION',
      by: 'officer',
      data: { informationAsked: 'العرض الفني غير موقع' },
      asks: ['offer'],
      to: 'NEEDS_EXTRA_INFORMATION',
    },
    {
      act: 'SUPPLY_INFORMATION',
      by: 'applicant',
      data: { offer: [aPdf], informationSupplied: 'العرض موقعًا' },
      to: 'UNDER_REVIEW',
    },
    { act: 'APPROVE', by: 'supervisor', to: 'APPROVED' },
    {
      refused: 'CORRECT',
      by: 'supervisor',
      data: { ...corrected, companyName: 'شركة النيل', taxNumber: '1234' },
      wrong: ['taxNumber'],
    },
    {
      act: 'CORRECT',
      by: 'supervisor',
      data: { ...corrected, companyName: 'شركة النيل للمقاولات ش.م.م' },
      to: 'APPROVED',
      stored: { taxNumber: '123456780' },
    },
  ],
}
