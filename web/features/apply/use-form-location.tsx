// The page of a form in the address: where it is, how one moves, the address of each page.

import type { FormPage } from '@bawaba/forms/react/pages.ts'
import type { FormNavigation } from '@bawaba/forms/react/step-link.tsx'
import { useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { useCallback } from 'react'
import { type FormSearch, pageOf, stepOf } from './form-search.ts'

export type FormLocation = { step: FormPage; change: boolean; hasStep: boolean } & Required<FormNavigation>

export const useFormLocation = (): FormLocation => {
  const router = useRouter()
  const navigate = useNavigate()
  const search: FormSearch = useSearch({ strict: false })
  const onStep = useCallback<FormNavigation['onStep']>(
    (page, { change, replace } = {}) =>
      void navigate({
        to: '.',
        search: ({ draft }: FormSearch) => ({ draft, step: stepOf(page), change: change || undefined }),
        replace,
        // The form leads the eye and the focus itself.
        resetScroll: false,
      }),
    [navigate],
  )
  const stepHref = useCallback(
    (page: FormPage) =>
      router.buildLocation({
        to: '.',
        search: ({ draft }: FormSearch) => ({ draft, step: stepOf(page) }),
      }).href,
    [router],
  )
  return {
    step: pageOf(search),
    change: search.change === true,
    hasStep: search.step !== undefined,
    onStep,
    stepHref,
  }
}
