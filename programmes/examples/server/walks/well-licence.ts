// A well of 450 metres in the New Valley: lists, the greatest depth and the price of water come from a registry.

import type { Walk } from './walk.ts'

export const wellLicence: Walk = {
  staff: { supervisor: 'SUPERVISOR', officer: 'CASE_OFFICER', inspector: 'team:INSPECTORS' },
  answers: {
    governorate: 'NEW_VALLEY',
    city: 'الداخلة',
    aquifer: 'NUBIAN',
    spot: { lat: 25.5, lng: 29.1 },
    depth: '٤٥٠',
    use: 'FARM',
    feddans: '١٢٫٥',
    pumping: '٦:٢٠',
    rate: 40,
    price: 1,
    deepest: 10_000,
  },
  // 40 m³ × 6 hours 20 minutes × 365 = 92466.67
  stored: { yearly: 92_467, deepest: 800, price: 35, pumping: 380 },
  begins: 'NEW',
  refusals: [
    { name: 'a metre below the deepest', change: { depth: 801 }, wrong: ['depth'] },
    { name: 'an aquifer of elsewhere', change: { aquifer: 'DELTA', depth: 100 }, wrong: ['aquifer'] },
    { name: 'more water than the feddans may have', change: { feddans: 11 }, wrong: ['yearly'] },
    { name: 'half a metre', change: { depth: 100.5 }, wrong: ['depth'] },
  ],
  steps: [
    { refused: 'INSPECT', by: 'supervisor', data: { salinity: 900, neighbour: 899 }, wrong: ['neighbour'] },
    { act: 'INSPECT', by: 'supervisor', data: { salinity: 900, neighbour: 900 }, to: 'UNDER_REVIEW' },
    // Whoever inspected does not decide.
    { refused: 'APPROVE', by: 'supervisor', code: 'TRANSITION_NOT_ALLOWED' },
    { act: 'APPROVE', by: 'officer', to: 'FEES_DUE' },
    // 15 × 450 + 0.35 × 92467
    { pays: '39113.45', at: 'office', to: 'APPROVED' },
  ],
}
