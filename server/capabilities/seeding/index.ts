// Made-up requests by the hundred thousand, to try the portal at the size that it is for.

export { madeAnswers } from './answers.ts'
export { readSeedCommand, seedHelp } from './command.ts'
export { createSeeding, type SeedCommand, type SeedService } from './seeding.ts'
export { seedStore } from './store.ts'
