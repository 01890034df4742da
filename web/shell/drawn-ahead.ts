// Pages behind the guard that the server has drawn, to be read while their script is on its way.

import type { QueryClient } from '@tanstack/react-query'

/** Of a plain address alone: whoever comes back to a step, or looks for something, has given what the server does not know. */
export const isReadAhead = (searchStr: string): boolean => /^(\?lang=..)?$/.test(searchStr)

const mark = ['drawn ahead']

/**
 * For the loader of a page of the person who asked for it, on the server, once everything that the page shows is there. The
 * mark travels with the page, and the guard leaves standing what was drawn.
 */
export const markDrawnAhead = (queries: QueryClient): void => void queries.setQueryData(mark, true)

export const isDrawnAhead = (queries: QueryClient): boolean => queries.getQueryData(mark) === true
