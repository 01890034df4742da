// An act of a page that one button begins: pressed again while it is under way, it is not done twice. TanStack
// notifies React a moment later that it has begun, and a double press is quicker.

import { type UseMutationOptions, useMutation } from '@tanstack/react-query'
import { useRef } from 'react'

/** As `useMutation`; `mutate` does nothing while the act is under way. */
export const useSingleMutation = <Answer, Input = void>(
  options: UseMutationOptions<Answer, Error, Input>,
) => {
  const isUnderWay = useRef(false)
  const { mutate, mutateAsync, ...mutation } = useMutation({
    ...options,
    // Not beside `mutate`: an act whose page has put it away would never be over.
    onSettled: (...outcome) => {
      isUnderWay.current = false
      return options.onSettled?.(...outcome)
    },
  })
  const begin = (): boolean => {
    if (isUnderWay.current) return false
    isUnderWay.current = true
    return true
  }
  return {
    ...mutation,
    mutate: (input: Input): void => {
      if (begin()) mutate(input)
    },
    /** Over once the act is, however it ended. */
    settle: async (input: Input): Promise<void> => {
      if (begin()) await mutateAsync(input).catch(() => undefined)
    },
  }
}
