// Under which keys the parts of an act are stored while it is written and until it has gone out.

type Key = readonly [requestId: string, ...string[]]

/** The answers of its form. */
export const writtenKey = (requestId: string, activityId: string): Key => [requestId, activityId]

/** What the applicant is to answer again. */
export const askKey = (requestId: string, activityId: string): Key => [requestId, activityId, 'ask']
