// The frame of every form that takes one code: what is wrong above, the box, the button, and what follows.

import { Button } from '@bawaba/ui/button.tsx'
import { describedBy, FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { TextInput } from '@bawaba/ui/controls/text-input.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import type { ReactNode, SyntheticEvent } from 'react'

type CodeBoxProps = {
  id: string
  label: string
  hint: string
  /** What is wrong with the code. */
  error: string | undefined
  /** Why it could not be asked. */
  failure?: string | undefined
  isBusy: boolean
  onSubmit: (event: SyntheticEvent<HTMLFormElement>) => void
  /** What the button says. */
  action: string
  className: string | undefined
  /** Letters belong to it too: codes on paper have them. */
  hasLetters?: boolean
  /** Stands first of all. */
  summary?: ReactNode
  /** Stands above the box. */
  intro?: ReactNode
  children?: ReactNode
}

export const CodeBox = ({ id, label, hint, error, failure, isBusy, ...props }: CodeBoxProps) => (
  <form method="dialog" noValidate onSubmit={props.onSubmit} className={props.className}>
    {props.summary}
    {failure !== undefined && <Notice kind="error">{failure}</Notice>}
    {props.intro}
    <FieldFrame id={id} label={label} hint={hint} error={error} field={id}>
      <TextInput
        id={id}
        name={id}
        latin
        {...(props.hasLetters
          ? { autoComplete: 'off' }
          : { width: 'short', inputMode: 'numeric', autoComplete: 'one-time-code' })}
        invalid={error !== undefined}
        describedBy={describedBy(id, { hint, error: error })}
      />
    </FieldFrame>
    <Button type="submit" variant="primary" busy={isBusy}>
      {props.action}
    </Button>
    {props.children}
  </form>
)
