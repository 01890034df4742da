// Profiles: what is known of a person, read and changed by themselves.

export type { IdentityProof, ReadPaper } from './identity-proof.ts'
export { createPersonSearch, type PersonSearch } from './person-search.ts'
export { type ProfileRow, type ProfilesStore, profilesStore } from './store.ts'
export { keep, knownOf, masked, namesOf } from './stored-profile.ts'
