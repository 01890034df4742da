// Backup and restore: a folder that holds all of a portal, made while it runs, and read back into an empty place.

export type { BackupKeys } from './keys.ts'
export { type Manifest, readManifest } from './manifest.ts'
export { restoreBackup } from './restore.ts'
export { backupStore } from './store.ts'
export { takeBackup } from './take.ts'
export { type Comparison, compareFolder, compareWith, keysIn } from './verify.ts'
