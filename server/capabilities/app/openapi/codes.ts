// The codes that a call answers: its own, and those that follow from what every call is checked for.

import type { CallDefinition } from '@bawaba/contract/calls/call.ts'
import { type ErrorCode, errors } from '@bawaba/contract/errors.ts'
import type { PolicyRow } from '@bawaba/contract/policy.ts'
import { isUnsafeCall } from '@bawaba/contract/unsafe-calls.ts'
import type { Language } from '@bawaba/language/index.ts'
import { isOpenInMaintenance } from '../../maintenance/index.ts'

const everyCall: ErrorCode[] = ['MALFORMED', 'METHOD_NOT_ALLOWED', 'INTERNAL_SERVER_ERROR', 'OVERLOADED']

/** Whether a call answers a page at a time. */
export const isList = ({ query, body }: Pick<CallDefinition, 'query' | 'body'>): boolean =>
  [query, body].some(
    schema => (schema as { properties?: { after?: object } } | undefined)?.properties?.after !== undefined,
  )

const atTheDoor = (
  key: string,
  { visitor, citizen, agent, employee, acting, fresh }: PolicyRow,
): ErrorCode[] => [
  ...(visitor ? [] : (['UNAUTHENTICATED'] as const)),
  ...(isUnsafeCall(key) || !(citizen && agent && employee) ? (['FORBIDDEN'] as const) : []),
  ...(isUnsafeCall(key) ? (['CSRF_STALE'] as const) : []),
  ...(acting ? (['INVALID_REQUEST_OWNER_TOKEN'] as const) : []),
  ...(fresh ? (['STEP_UP_REQUIRED'] as const) : []),
  ...(isOpenInMaintenance(key) ? [] : (['MAINTENANCE'] as const)),
]

/** Every code of a call, each once. */
export const codesOf = (key: string, definition: CallDefinition): ErrorCode[] => {
  const { params, body, takes, errors: own } = definition
  return [
    ...new Set<ErrorCode>([
      ...everyCall,
      ...atTheDoor(key, definition.policy),
      ...(params ? (['NOT_FOUND'] as const) : []),
      ...(body ? (['VALIDATION_FAILED'] as const) : []),
      ...(body || takes === 'file' ? (['PAYLOAD_TOO_LARGE', 'UNSUPPORTED_MEDIA_TYPE'] as const) : []),
      ...(takes === 'file' || takes === 'exchange' ? (['STORE_AWAY'] as const) : []),
      ...(isList(definition) ? (['CURSOR_OF_ANOTHER_LIST'] as const) : []),
      ...own,
    ]),
  ]
}

const problem = { 'application/json': { schema: { $ref: '#/components/schemas/Problem' } } }

/** Answers of refusal, each of them stored once and referred to by its name. */
export const createRefusals = (language: Language) => {
  const components: Record<string, object> = {}
  const names = new Map<string, string>()
  const nameOf = (status: number, codes: readonly ErrorCode[]): string => {
    const known = names.get(codes.join())
    if (known) return known
    const name = `refused_${status}_${names.size + 1}`
    names.set(codes.join(), name)
    const description = codes.map(code => `${code}: ${errors[code][language]}`).join('\n')
    components[name] = { description, content: problem }
    return name
  }
  return {
    components,
    of: (codes: readonly ErrorCode[]): Record<string, object> =>
      Object.fromEntries(
        // Some codes are a client's own: no answer carries them.
        [
          ...Map.groupBy(
            codes.filter(code => errors[code].status >= 400).sort(),
            code => errors[code].status,
          ),
        ].map(([status, own]) => [status, { $ref: `#/components/responses/${nameOf(status, own)}` }]),
      ),
  }
}
export type Refusals = ReturnType<typeof createRefusals>
