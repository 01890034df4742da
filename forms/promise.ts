// What a service promises in its texts, and what of it keeps the promise.

/**
 * `text`: the key of the sentence. `by`: what keeps it: `state:CODE`, `activity:CODE`, `deed:electricity.endContract`,
 * `letter:ID`, `message:KEY` (of a `notify` effect), `fee`, `refund`, `status` (the notice of every change of status), `contact`.
 */
export type PromiseEntry = { text: string; by: string[] }
