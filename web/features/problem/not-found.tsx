// No such page: home, search, and whom to call. No numbers, no jargon.

import { useText } from '@bawaba/ui/language.tsx'
import { SearchForm } from '../../modules/catalogue/search-form.tsx'
import { useApp } from '../../shell/context.tsx'
import { GoButton } from '../../shell/links.tsx'
import { messages } from './messages.ts'
import { Problem } from './problem.tsx'

export const NotFound = () => {
  const text = useText()
  const { mode } = useApp()
  return (
    <Problem title={text(messages.notFound)} actions={<GoButton to="/">{text(messages.home)}</GoButton>}>
      <p>{text(messages.notFoundText)}</p>
      {mode !== 'EMPLOYEE' && <SearchForm />}
    </Problem>
  )
}
