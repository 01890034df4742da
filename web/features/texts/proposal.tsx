// Words that wait for a second administrator, with what somebody may do with them.

import type { OwnText } from '@bawaba/contract/entities/own-text.ts'
import type { WrittenForms } from '@bawaba/contract/text-rules.ts'
import { directionOf, languages, type Text } from '@bawaba/language/index.ts'
import { Button } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { serverWords } from '../../client/call-error.ts'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useSingleMutation } from '../../client/use-single-mutation.tsx'
import { announce } from '../../shell/toasts.tsx'
import { messages } from './messages.ts'
import styles from './texts.module.css'

type Decision = { body: WrittenForms; message: Text }
type ProposalProps = {
  item: OwnText
  proposed: NonNullable<OwnText['proposed']>
  mayDecide: boolean
}

export const Proposal = ({ item, proposed, mayDecide }: ProposalProps) => {
  const text = useText()
  const client = useClient()
  const queries = useQueryClient()
  const isMine = useSession().user?.id === proposed.by
  const { mutate, isPending, error } = useSingleMutation({
    mutationFn: async ({ body, message }: Decision) => {
      await client.call('PUT texts/:id', {
        params: { id: item.id },
        body,
        headers: { 'if-match': `"${item.revision}"` },
      })
      announce({ id: 'texts', kind: 'success', message })
    },
    onSettled: () => queries.invalidateQueries({ queryKey: ['GET texts'] }),
  })
  return (
    <Notice kind="warning" title={text(messages.proposedWords)}>
      <div className={styles.proposal}>
        {languages.map(name =>
          Object.entries(proposed.written[name] ?? {}).map(([form, words]) => (
            <p key={`${name}-${form}`} lang={name} dir={directionOf[name]}>
              {words}
            </p>
          )),
        )}
        {error && <p role="alert">{serverWords(error) ?? text(messages.conflict)}</p>}
        <p>{text(isMine ? messages.proposedByMe : messages.proposedByOther)}</p>
        {mayDecide && (
          <p className={styles.acts}>
            {!isMine && (
              <Button
                small
                busy={isPending}
                onClick={() => mutate({ body: proposed.written, message: messages.confirmed })}
              >
                {text(messages.confirmWords)}
              </Button>
            )}
            <Button
              small
              busy={isPending}
              onClick={() => mutate({ body: item.written, message: messages.declined })}
            >
              {text(isMine ? messages.withdrawWords : messages.declineWords)}
            </Button>
          </p>
        )}
      </div>
    </Notice>
  )
}
