// What the notices of a form are drawn from.

import type { CompiledActivity } from '@bawaba/forms/index.ts'
import type { FormSetting } from './form-setting.ts'
import type { FormDraft } from './use-draft.tsx'
import type { SentBefore } from './use-filing.tsx'
import type { OpenedForm } from './use-opened-form.tsx'

export type FormNoticesProps = FormSetting & {
  activity: CompiledActivity
  form: OpenedForm
  draft: FormDraft
  /** Sending waits for the connection. */
  isWaiting: boolean
  sentBefore: SentBefore | undefined
}
