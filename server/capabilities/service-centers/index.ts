// Companies, their sectors and service centers: where staff belong. Programmes bring them.

export { publishCenters } from './centers.ts'
export { type Center, type CentersStore, centersStore } from './store.ts'
