// Eight floors on 400 m²: three opinions side by side, fees by the square metre.

import { aPdf, type Walk } from './walk.ts'

const note = 'لا مانع، وفق الاشتراطات المرفقة'
export const buildingPermit: Walk = {
  staff: {
    officer: 'CASE_OFFICER',
    structure: 'team:STRUCTURE',
    fire: 'team:FIRE',
    planning: 'team:PLANNING',
  },
  answers: {
    governorate: 'GIZA',
    city: 'الدقي',
    street: 'شارع التحرير',
    plotNumber: '١٢٤/٧',
    plotArea: '٤٠٠',
    work: 'NEW',
    floors: 8,
    floorArea: '٣٠٠',
    deed: [aPdf],
    drawings: [aPdf],
    soilReport: [aPdf],
    engineerFullName: 'هاني سمير فهمي',
    engineerMobile: '01012345678',
    syndicateNumber: '18234',
  },
  stored: { builtArea: 2400, plotNumber: '124/7' },
  begins: 'NEW',
  refusals: [
    { name: 'a floor of more than 80% of the plot', change: { floorArea: 320.5 }, wrong: ['floorArea'] },
    {
      name: 'seven floors on less than 300 m²',
      change: { plotArea: 299, floors: 7, floorArea: 200 },
      wrong: ['floors'],
    },
    {
      name: 'five floors without a soil report',
      change: { floors: 5, soilReport: [] },
      wrong: ['soilReport'],
    },
  ],
  steps: [
    { refused: 'APPROVE', by: 'officer', code: 'TRANSITION_NOT_ALLOWED' },
    { act: 'START_REVIEW', by: 'officer', to: 'OPINIONS' },
    { seenBy: ['structure', 'fire', 'planning'] },
    { act: 'PLANNING_OPINION', by: 'planning', data: { planningNote: note }, to: 'OPINIONS' },
    {
      refused: 'STRUCTURE_OPINION',
      by: 'structure',
      data: { safeFloors: 9, structureNote: note },
      wrong: ['safeFloors'],
    },
    {
      act: 'STRUCTURE_OPINION',
      by: 'structure',
      data: { safeFloors: 8, structureNote: note },
      to: 'OPINIONS',
    },
    // 2400 m² need three exits.
    { refused: 'FIRE_OPINION', by: 'fire', data: { exits: 2 }, wrong: ['exits'] },
    { act: 'FIRE_OPINION', by: 'fire', data: { exits: 3 }, to: 'UNDER_REVIEW' },
    { act: 'APPROVE', by: 'officer', to: 'FEES_DUE' },
    // 250 + 12.50 × 2400 + 3 × 2400
    { pays: '37450.00', at: 'card', to: 'APPROVED' },
  ],
}
