// Closures of service centers: who asks whether a center is closed at a time.

export type { Closures } from './closures.ts'
