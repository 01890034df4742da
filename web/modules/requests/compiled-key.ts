// The name of a compiled service in the memory of the page, for whoever reads it without being able to compile one.

export const compiledKey = (serviceSlug: string, version?: number) =>
  ['GET dynamic_services/findOne', 'compiled', serviceSlug, version ?? null] as const
