// Walks in which somebody lets a deadline pass: nobody pays, an opinion stays out, no paper comes. Only time moves them on.

import { buildingPermit } from './building-permit.ts'
import { disabilityCard } from './disability-card.ts'
import { sportsPitch } from './sports-pitch.ts'
import { tenderBid } from './tender-bid.ts'
import type { Walk } from './walk.ts'

const note = 'لا مانع'
const askedFor = disabilityCard.steps.findIndex(step => 'asks' in step)

/** In this order: days pass in them. */
export const lateWalks: readonly { service: string; name: string; walk: Walk }[] = [
  {
    service: 'SPORTS_PITCH',
    name: 'an hour that nobody pays for is free again',
    walk: {
      ...sportsPitch,
      steps: [{ again: 'APPOINTMENT_SAME_TIME' }, { days: 1, to: 'NOT_PAID' }, { files: 'TO_PAY' }],
    },
  },
  {
    service: 'TENDER_BID',
    name: 'a bid whose booklet is not paid for within three working days is none',
    walk: {
      ...tenderBid,
      steps: [
        { days: 2, to: 'BOOKLET_DUE' },
        { days: 4, to: 'NOT_PAID' },
      ],
    },
  },
  {
    service: 'BUILDING_PERMIT',
    name: 'opinions that stay out do not hold the permit up, and come too late afterwards',
    walk: {
      ...buildingPermit,
      steps: [
        { act: 'START_REVIEW', by: 'officer', to: 'OPINIONS' },
        { act: 'PLANNING_OPINION', by: 'planning', data: { planningNote: note }, to: 'OPINIONS' },
        { days: 10, to: 'OPINIONS' },
        { days: 6, to: 'UNDER_REVIEW' },
        { refused: 'FIRE_OPINION', by: 'fire', data: { exits: 3 }, code: 'TRANSITION_NOT_ALLOWED' },
        { act: 'APPROVE', by: 'officer', to: 'FEES_DUE' },
      ],
    },
  },
  {
    service: 'DISABILITY_CARD',
    name: 'a request whose missing answer never comes lapses after fifteen working days',
    walk: {
      ...disabilityCard,
      steps: [
        ...disabilityCard.steps.slice(0, askedFor + 1),
        { days: 21, to: 'NEEDS_EXTRA_INFORMATION' },
        { days: 1, to: 'LAPSED' },
      ],
    },
  },
]
