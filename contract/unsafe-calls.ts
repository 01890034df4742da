// Which calls change something: they prove that they come from a page of ours. Asked by the server, its description and
// the browser's client.

/** Reads by their method that begin something all the same, as foreign clients know them. */
const changingReads: ReadonlySet<string> = new Set(['GET :service/:id/activity/:activityId/paymentMeans'])

/** `key` is a call's key, "POST :service". */
export const isUnsafeCall = (key: string): boolean => !/^(GET|HEAD) /.test(key) || changingReads.has(key)
