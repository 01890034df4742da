// For which authority someone of the staff works, where an app takes more than one.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Messages } from '@bawaba/language/index.ts'
import { useText } from '@bawaba/ui/language.tsx'
import { select } from '../../forms/controls/select.tsx'
import { useApp, usePortal } from '../../shell/context.tsx'

const messages = {
  workAs: { ar: 'جهة العمل', en: 'You work for' },
  employee: { ar: 'الجهة الرئيسية', en: 'The main authority' },
  we_employee: { ar: 'المصرية للاتصالات', en: 'Telecom Egypt' },
  xceed_employee: { ar: 'إكسيد', en: 'Xceed' },
} as const satisfies Messages

/** The slug that was chosen; the app's only one where there is no choice. */
export const slugOf = (chosen: string, slugs: readonly UserSlug[]): UserSlug =>
  slugs.find(known => known === chosen) ?? slugs[0] ?? 'citizen'

/** The kinds of account that sign in to this app: of employees, those that the portal allows. */
export const useUserSlugs = (): readonly UserSlug[] => {
  const { mode, userSlugs } = useApp()
  const allowed = usePortal()?.config.employeeSlugs
  return mode === 'EMPLOYEE' && allowed
    ? userSlugs.filter(slug => allowed.some(one => one === slug))
    : userSlugs
}

/** The field, and whether it is asked. */
export const useSlugField = () => {
  const text = useText()
  const userSlugs = useUserSlugs()
  const options = userSlugs.map(slug => ({
    value: slug,
    label: slug in messages ? text(messages[slug as 'employee']) : slug,
  }))
  const slug = { label: text(messages.workAs), initial: userSlugs[0] as string, control: select({ options }) }
  return { slug, isAsked: userSlugs.length > 1 }
}
