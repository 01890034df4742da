// The name of a compiled service in the memory of the page, for whoever reads it without being able to compile one.

const mark = 'compiled'

export const compiledKey = (serviceSlug: string, version?: number) =>
  ['GET dynamic_services/findOne', mark, serviceSlug, version ?? null] as const

/** A compiled service is no JSON: it goes into no document. */
export const isCompiled = (key: readonly unknown[]): boolean => key[1] === mark
