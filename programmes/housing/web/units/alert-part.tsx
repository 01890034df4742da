// Asking to be notified when a project has available units again. Who is not signed in is led there and back.

import { Button, buttonClass } from '@bawaba/ui/button.tsx'
import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'
import { serverWords } from '@bawaba/web/client/call-error.ts'
import { useClient, useSession } from '@bawaba/web/client/hooks.tsx'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import { useRead } from '@bawaba/web/client/use-read.tsx'
import { useSingleMutation } from '@bawaba/web/client/use-single-mutation.tsx'
import { useApp } from '@bawaba/web/shell/context.tsx'
import { useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { alertCalls } from '../../alert-calls.ts'
import { alertMessages as messages } from './alert-messages.ts'

const Own = ({ project }: { project: string }) => {
  const text = useText()
  const client = programmeClient<typeof alertCalls>(useClient())
  const queries = useQueryClient()
  const input = { params: { code: project } }
  const query = client.query('GET projects/:code/alert', input)
  const { data } = useRead({ ...query, fresh: 'untilChanged' })
  const { mutate, isPending, error } = useSingleMutation<unknown, boolean>({
    mutationFn: isOn => client.call(`${isOn ? 'PUT' : 'DELETE'} projects/:code/alert`, input),
    onSuccess: (_, isOn) => queries.setQueryData(query.queryKey, { isOn }),
  })
  if (!data) return null
  return (
    <>
      {data.isOn && <p role="status">{text(messages.isOn)}</p>}
      <Button busy={isPending} onClick={() => mutate(!data.isOn)}>
        {text(data.isOn ? messages.cancel : messages.notify)}
      </Button>
      {error && <Notice kind="error">{serverWords(error) ?? text(messages.failed)}</Notice>}
    </>
  )
}

export const AlertPart = ({ project }: { project: string }) => {
  const text = useText()
  const { signInPath } = useApp()
  const { status, actingFor } = useSession()
  if (actingFor) return null
  if (status === 'signed-in') return <Own project={project} />
  return status === 'visitor' ? (
    <Link to={signInPath} search={{ from: `/projects/${project}` } as never} className={buttonClass({})}>
      {text(messages.signIn)}
    </Link>
  ) : null
}
