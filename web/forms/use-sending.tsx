// Sending a page form: once however often the button is pressed, and nothing that was typed meanwhile is lost.

import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import type { Fields, Typed, Values } from './fields.ts'
import type { PageFormOptions } from './options.ts'

/** What is sent: what stood in the fields, and what it means. */
export type Order<F extends Fields> = { typed: Typed<F>; values: Values<F>; act: string | undefined }

type SendingOptions<F extends Fields, Answer> = Pick<PageFormOptions<F, Answer>, 'send' | 'onSent'> & {
  revision: number | undefined
  /** It was taken. */
  onTaken: (order: Order<F>) => void
}

export const useSending = <F extends Fields, Answer>(options: SendingOptions<F, Answer>) => {
  const stopper = useRef<AbortController>(undefined)
  const isUnderWay = useRef(false)
  const { mutateAsync, isPending, isSuccess, reset } = useMutation({
    // A password does not outlive its form.
    gcTime: 0,
    mutationFn: async (order: Order<F>) => {
      stopper.current = new AbortController()
      const { values, act } = order
      const { signal } = stopper.current
      const answer = await options.send(values, { act, revision: options.revision, signal })
      options.onTaken(order)
      // What fails from here on does not make it refused.
      await Promise.resolve(options.onSent?.(answer, values)).catch(reportError)
    },
  })
  return {
    isBusy: isPending,
    isSent: isSuccess,
    isUnderWay: () => isUnderWay.current,
    /** Something was typed since it was taken. */
    goOn: () => isSuccess && reset(),
    stop: () => stopper.current?.abort(),
    /** Throws what the call threw. */
    send: async (order: Order<F>): Promise<void> => {
      isUnderWay.current = true
      try {
        await mutateAsync(order)
      } finally {
        isUnderWay.current = false
      }
    },
  }
}
