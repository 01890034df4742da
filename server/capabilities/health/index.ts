// Whether the server lives, whether it is ready, and its figures.

export { databaseFolder } from './database-folder.ts'
