// The parts of a service's page that a guided tour can point at. Apart from the schemas, which no page should carry.

export const tourTargets = ['title', 'facts', 'start', 'who', 'need', 'steps', 'tabs'] as const
export type TourTarget = (typeof tourTargets)[number]
