// The keys of a portal as a backup sees them: some files of text, and what is said of them without giving them away.

export type KeyFacts = {
  /** Tells one secret from another and says nothing else of it. */
  secret: string
  /** Ids of the keys that seal, newest first. */
  sealing: string[]
  /** Id of the key of the blind index. */
  index: string
}

export type BackupKeys = {
  facts: KeyFacts
  /** What is put into the folder `keys`, by file name. */
  files: Record<string, string>
}
