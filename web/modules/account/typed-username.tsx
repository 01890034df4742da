// The name that was typed on one page of signing in stands on the next: on the way to a forgotten password and back. It is
// held in memory alone, since others may use the same browser later.

import { type RefObject, useEffect } from 'react'

let typed = ''

/** What stood in the box last, on any of these pages. */
export const typedUsername = (): string => typed

/** Once somebody is signed in. */
export const forgetUsername = (): void => {
  typed = ''
}

/** Notes what is typed into the box of this form. */
export const useTypedUsername = (form: RefObject<HTMLFormElement | null>): void =>
  useEffect(() => {
    const root = form.current
    const note = ({ target }: Event) => {
      if (target instanceof HTMLInputElement && target.name === 'username') typed = target.value
    }
    root?.addEventListener('input', note)
    return () => root?.removeEventListener('input', note)
  }, [form])
