// What the server read for a page, on its way into the browser inside the document: written here and read here, so that it
// arrives as it was.
//
// JSON has no `undefined`: in a list it becomes `null`, and the first page of a list that is read page by page has the cursor
// `undefined`. Sent as `null`, it is refused when the page is read again. The time of reading is the server's, and a device's
// clock may be minutes off: what has just arrived counts as read now, so that its age is measured with one clock.

import {
  type DehydratedState,
  dehydrate,
  type Query,
  type QueryClient,
  type QueryOptions,
} from '@tanstack/react-query'

/** A string that no answer of the API contains: U+FFFF is not a character. */
const missing = '\uffff'

const write = (_: string, value: unknown): unknown =>
  Array.isArray(value) ? value.map(item => (item === undefined ? missing : item)) : value

/** The queries of a page as a value that JSON keeps as it is. */
export const writeQueries = (queries: QueryClient, isSent: (query: Query) => boolean): DehydratedState =>
  JSON.parse(JSON.stringify(dehydrate(queries, { shouldDehydrateQuery: isSent }), write))

/** The state in a document. A parser that is given `undefined` leaves a gap in a list, which reads as `undefined`. */
export const parseState = (written: string) =>
  JSON.parse(written, (_, value) => (value === missing ? undefined : value))

/**
 * Fills an empty cache. The library's `hydrate` also merges, and would make every first page heavier.
 * @param now of this device's clock, in milliseconds
 */
export const addQueries = (
  queries: QueryClient,
  { queries: written }: Pick<DehydratedState, 'queries'>,
  now: number,
): void => {
  for (const { state, queryType, queryKey, queryHash, meta } of written) {
    const options = { queryKey, queryHash, meta, ...(queryType && { _type: queryType }) } as QueryOptions & {
      queryKey: typeof queryKey
    }
    queries.getQueryCache().build(queries, options, { ...state, dataUpdatedAt: now, fetchStatus: 'idle' })
  }
}
