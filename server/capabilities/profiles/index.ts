// Profiles: what is known of a person, read and changed by themselves.

export { createFinding } from './finding.ts'
export { keep, masked } from './kept.ts'
export { createProfiles } from './profiles.ts'
export { profileRoutes } from './routes.ts'
export { type ProfilesStore, profilesStore } from './store.ts'
