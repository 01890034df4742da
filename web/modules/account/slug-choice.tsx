// For which authority someone of the staff works, where an app takes more than one.

import type { UserSlug } from '@bawaba/contract/entities/person.ts'
import type { Messages } from '@bawaba/language/index.ts'
import { FieldFrame } from '@bawaba/ui/controls/field-frame.tsx'
import { SelectInput } from '@bawaba/ui/controls/select-input.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { useApp } from '../../shell/context.tsx'

const messages = {
  workAs: { ar: 'جهة العمل', en: 'You work for' },
  employee: { ar: 'الجهة الرئيسية', en: 'The main authority' },
  we_employee: { ar: 'المصرية للاتصالات', en: 'Telecom Egypt' },
  xceed_employee: { ar: 'إكسيد', en: 'Xceed' },
} as const satisfies Messages

/** The slug that a form with this choice names; the app's only one where there is no choice. */
export const slugIn = (data: FormData, slugs: readonly UserSlug[]): UserSlug =>
  slugs.find(known => known === data.get('slug')) ?? slugs[0] ?? 'citizen'

export const SlugChoice = () => {
  const text = useText()
  const { userSlugs } = useApp()
  if (userSlugs.length < 2) return null
  return (
    <FieldFrame id="slug" label={text(messages.workAs)}>
      <SelectInput
        id="slug"
        name="slug"
        defaultValue={userSlugs[0]}
        options={userSlugs.map(slug => ({
          value: slug,
          label: slug in messages ? text(messages[slug as 'employee']) : slug,
        }))}
      />
    </FieldFrame>
  )
}
