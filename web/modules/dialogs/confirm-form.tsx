// The question before a page form is sent: what is refused at a field closes it, anything else is said in it.

import type { ComponentProps } from 'react'
import { Confirm } from './confirm.tsx'

type ConfirmFormProps = Pick<
  ComponentProps<typeof Confirm>,
  'title' | 'about' | 'effect' | 'details' | 'action' | 'isDanger'
> & {
  /** Of `usePageForm` with `confirms`. */
  form: { waiting: unknown; confirm: () => Promise<void>; leave: () => void }
}

const messageOf = (error: unknown): string | undefined => (error instanceof Error ? error.message : undefined)

export const ConfirmForm = ({ form, ...question }: ConfirmFormProps) => (
  <Confirm
    {...question}
    isOpen={form.waiting !== undefined}
    run={form.confirm}
    wordsOf={messageOf}
    onClose={form.leave}
  />
)
