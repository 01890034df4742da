// Eligibility: rules of services over what is known of a person.

export type { Eligibility } from './eligibility.ts'
