// What a link has chosen before its form was open: the code of the thing that the form reserves.

import type { CompiledActivity, FormStore } from '@bawaba/forms/index.ts'

/** A code as links carry it; anything else is passed over. */
export const readChosen = (value: unknown): string | undefined => {
  const code = typeof value === 'number' ? String(value) : value
  return typeof code === 'string' && /^[\w-]{1,32}$/.test(code) ? code : undefined
}

/** Answers the question that reserves. What a draft had chosen before gives way: the link was followed after it. */
export const choose = (store: Pick<FormStore, 'set'>, { byName }: CompiledActivity, code: string): void => {
  for (const { name, kind } of byName.values()) if (kind.reserves !== undefined) store.set(name, code)
}
