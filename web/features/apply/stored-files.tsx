// A form whose answers name files of which this page knows only the ids: a visitor's after a reload, or one's own from before
// signing in or from after a session had ended. Asks the server for them, then opens the form.

import { useEffect } from 'react'
import { useClient, useSession } from '../../client/hooks.tsx'
import { useRead } from '../../client/use-read.tsx'
import { storedFilesQuery } from '../../modules/files/stored-files.ts'
import { Pending } from '../../shell/pending.tsx'
import type { FormSetting } from './form-setting.ts'

type StoredFilesProps = Pick<FormSetting, 'opening' | 'reopen'> & { ids: readonly string[] }

export const StoredFiles = ({ ids, opening, reopen }: StoredFilesProps) => {
  const isVisitor = useSession().status === 'visitor'
  const { data } = useRead({ ...storedFilesQuery(useClient(), ids, !isVisitor), fresh: 'always' })
  useEffect(() => {
    if (data && opening.kind === 'stored')
      reopen({ ...opening, documents: [...(opening.draft?.documents ?? []), ...data] })
  }, [data, opening, reopen])
  return <Pending />
}
