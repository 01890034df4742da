// What the database refuses, told apart from what goes wrong.

/** A row of the same key stands there already (23505). */
export const isUniqueViolation = (error: unknown): boolean => (error as { code?: string }).code === '23505'
