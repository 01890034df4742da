// Answers typed before signing in are taken over when the person says so.

import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { formShelf } from '../../client/form-shelf.ts'
import { messages } from './draft-messages.ts'
import { visitor } from './form-setting.ts'
import type { FormNoticesProps } from './notices-props.ts'
import { createKeeper } from './stored-form.ts'

export const VisitorAnswers = ({ open, keeper, reopen }: FormNoticesProps) => {
  const text = useText()
  const shelf = createKeeper(formShelf, [visitor, open.form.serviceSlug])
  const stored = shelf.read()
  if (!stored?.snapshot) return null
  const takeOver = () => {
    const form = { ...stored, isSaved: false }
    // They are the person's before they are nobody's: a tab that is closed now loses none.
    keeper.write(form)
    shelf.drop()
    reopen({ kind: 'stored', form, fromOutside: false })
  }
  const remove = () => {
    shelf.drop()
    reopen({ kind: 'new' })
  }
  return (
    <Notice
      title={text(messages.takeOver)}
      actions={
        <>
          <Button small onClick={takeOver}>
            {text(messages.takeOverYes)}
          </Button>
          <Button small onClick={remove}>
            {text(messages.takeOverNo)}
          </Button>
        </>
      }
    />
  )
}
