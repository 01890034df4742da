// Profiles: what is known of a person, read and changed by themselves.

export { createPersonSearch } from './person-search.ts'
export { createProfiles } from './profiles.ts'
export { profileRoutes } from './routes.ts'
export { type ProfilesStore, profilesStore } from './store.ts'
export { keep, masked } from './stored-profile.ts'
