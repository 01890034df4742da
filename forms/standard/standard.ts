// What services reuse by its name: standard flows, and blocks of questions. Each is data in a file of its own, with an id, a
// label in both languages and its texts.

import type { Text } from '@bawaba/language/index.ts'

/** JSON as its author wrote it: nothing is known of it before it is checked. */
export type Json = Record<string, unknown>

type Standard = { id: string; label: Text; description: Text; texts: Record<string, Text> }
/** The states of a request and the ways between them, with the activities that staff and applicants perform. */
export type StandardFlow = Standard & { workflow: Json; activities: Json[] }
/** Questions that stand together in a form, by their names. */
export type StandardQuestions = Standard & { fieldsSchema: Record<string, Json> }

export type StandardLibrary = {
  flows: ReadonlyMap<string, StandardFlow>
  questions: ReadonlyMap<string, StandardQuestions>
}

export const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
