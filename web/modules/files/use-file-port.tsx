// The file port of the app's client, one for the life of a page.

import type { FilePort } from '@bawaba/forms/react/ports.tsx'
import { useMemo } from 'react'
import { useClient } from '../../client/hooks.tsx'
import { createFilePort } from './file-port.ts'

export const useFilePort = (): FilePort => {
  const client = useClient()
  return useMemo(() => createFilePort(client), [client])
}
