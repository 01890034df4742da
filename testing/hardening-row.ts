// One promise of the hardening, and the test that holds it.

export type Promised = { what: string; file: string; title: string }
