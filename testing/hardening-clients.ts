// Which test holds which promise to clients that others wrote: rows of the part "Hardening".

import type { Promised } from './hardening-personal.ts'

const reads = 'server/capabilities/requests/lists/client-reads.api.test.ts'
const oracle = 'server/capabilities/requests/lists/oracle.api.test.ts'
const openapi = 'clients/openapi.api.test.ts'
const announcements = 'server/capabilities/announcements/announcements.api.test.ts'
const habits = 'server/client-habits.api.test.ts'

export const clients: Promised[] = [
  {
    what: "LoopBack's own client is answered as it was recorded",
    file: 'clients/loopback.api.test.ts',
    title: 'what the client sent is answered alike',
  },
  {
    what: 'A generated TypeScript client files and reads a request',
    file: 'clients/generated.api.test.ts',
    title: 'a generated TypeScript client compiles',
  },
  { what: 'A public linter finds no error in the OpenAPI document', file: openapi, title: 'a public linter' },
  { what: 'No two templates of it take one address', file: openapi, title: 'no two templates' },
  { what: 'It names security and every refusal', file: openapi, title: 'operations say how a caller' },
  {
    what: 'Random filters mean what LoopBack says',
    file: oracle,
    title: 'a thousand random filters mean what LoopBack says: rows in memory',
  },
  { what: 'Include comes with its scope, beside fields', file: reads, title: 'an included relation comes' },
  { what: 'findById, exists and count, of requests', file: reads, title: 'one request by its id' },
  { what: 'findById, exists and count, in memory', file: reads, title: 'collections in memory' },
  { what: 'clientHooksData is given back', file: reads, title: 'what the client sent along' },
  {
    what: 'Deliverable and owner are filtered by',
    file: reads,
    title: 'requests are found by their deliverable',
  },
  { what: 'A moment is found by what is shown of it', file: reads, title: 'a moment is found' },
  {
    what: 'The table of odd inputs is what is answered',
    file: 'server/odd-inputs.api.test.ts',
    title: 'the page of the documentation is written',
  },
  { what: 'Authorization with Bearer or without', file: habits, title: 'the token of a step' },
  { what: 'A heartbeat in milliseconds', file: habits, title: 'a heartbeat says' },
  {
    what: 'Tasks take what they gave, the video too',
    file: announcements,
    title: 'tasks take what they gave',
  },
  {
    what: 'getEmployees honours its filter',
    file: 'server/capabilities/requests/lists/inbox.api.test.ts',
    title: 'employees are those of the services',
  },
  {
    what: 'Every code and detail has its sentences',
    file: 'server/sentences.api.test.ts',
    title: 'every detail has its sentence',
  },
]
