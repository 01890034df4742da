// Create an account: one page, one task.

import { registerActivity } from '@bawaba/contract/user-models.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { Link, useSearch } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useCall } from '../../client/hooks.tsx'
import { registrationModel } from '../../modules/account/model-filters.ts'
import { openModel } from '../../modules/account/user-model.ts'
import { Pending } from '../../shell/pending.tsx'
import shell from '../../shell/shell.module.css'
import { messages } from './messages.ts'
import type { SignUpSearch } from './search.ts'
import { SignUpForm } from './sign-up-form.tsx'
import styles from './sign-up-page.module.css'
import { useSignedInHome } from './use-signed-in-home.tsx'

export const SignUpPage = () => {
  const text = useText()
  const { from }: SignUpSearch = useSearch({ strict: false })
  const { data: model } = useCall('GET dynamic_users/findOne', { query: registrationModel })
  const activity = useMemo(() => model && openModel(model).activity(registerActivity), [model])
  useSignedInHome()
  if (!activity) return <Pending />
  return (
    <div className={shell.page}>
      <div className={styles.page}>
        <SignUpForm
          activity={activity}
          from={from}
          heading={
            <div>
              <h1>{text(messages.title)}</h1>
              <p className={styles.intro}>{text(messages.intro)}</p>
              <p>
                {text(messages.haveOne)}{' '}
                <Link to="/login" search={from ? { from } : {}}>
                  {text(messages.signIn)}
                </Link>
              </p>
            </div>
          }
        />
      </div>
    </div>
  )
}
