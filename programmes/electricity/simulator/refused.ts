// What the simulated utility refuses, and the shapes of what it is sent.

export class Refused extends Error {
  readonly status: number
  constructor(status: number, code: string) {
    super(code)
    this.status = status
  }
}

export const text = (maxLength: number) => ({ type: 'string', minLength: 1, maxLength }) as const
export const day = { type: 'string', pattern: '^\\d{4}-\\d{2}-\\d{2}$' } as const
export const amount = { type: 'integer', minimum: 0, maximum: 9_999_999_999 } as const
export const body = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  required: Object.keys(properties).filter(name => !optional.includes(name)),
  additionalProperties: false,
  properties,
})
