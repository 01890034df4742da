// What the programme's own services are called, and the states of a meter that its screens and verifiers know.

export const addMeter = 'ADD_METER'
export const meterReading = 'METER_READING'
export const billObjection = 'BILL_OBJECTION'
/** An appeal against the decision on an objection: nothing is exempt until it is granted. */
export const appealed = 'APPEALED'
/** The company did not take it: nothing came of it. */
export const notTaken = 'NOT_TAKEN'
export const payBills = 'PAY_BILLS'
/** Done, they end the contract of a meter or pass it to somebody else. */
export const contractServices: readonly string[] = ['DISCONNECTION', 'NAME_TRANSFER']

/** In these a meter is somebody's, or may become so: it is not registered by them again. */
export const registeredStates = [
  'NEW',
  'UNDER_REVIEW',
  'NEEDS_EXTRA_INFORMATION',
  'APPROVED',
  'INACTIVE',
] as const
/** What the list of one's own meters shows. */
export const shownStates = [...registeredStates, 'REJECTED', 'DELETED'] as const
export type MeterState = (typeof shownStates)[number]

export const acceptedReading = 'ACCEPTED'
export const readingBeingSent = 'SENDING'
