// Before publishing, every script is read: it parses, and declares the function it is named after.

import type { ServiceDefinition } from '@bawaba/contract/entities/service-definition.ts'
import { Problem } from '@bawaba/contract/problem.ts'
import { hookNames } from '@bawaba/forms/definition.ts'
import type { Issue } from '@bawaba/forms/index.ts'
import { formatNumber } from '@bawaba/language/index.ts'
import type { Sandbox } from '../../platform/sandbox/index.ts'

const unread = (path: string, line: number | undefined): Issue => ({
  place: line === undefined ? path : `${path}:${line}`,
  key: 'scriptUnread',
  text: {
    ar: `السكربت لا يُقرأ${line === undefined ? ' أو لا يعرّف دالة باسمه' : `، السطر ${formatNumber('ar', line)}`}`,
    en: `The script cannot be read${line === undefined ? ' or declares no function of its name' : `, line ${line}`}`,
  },
})

export const scriptIssues =
  (sandbox: Pick<Sandbox, 'parses'>) =>
  async ({ serviceSlug, hooks = {} }: ServiceDefinition): Promise<Issue[]> => {
    const found: Issue[] = []
    for (const name of hookNames) {
      const source = hooks[name]
      if (source === undefined) continue
      const outcome = await sandbox.parses(serviceSlug, name, source)
      if (outcome.ok) continue
      // That there was no room to read it says nothing about the script.
      if (outcome.failure.kind === 'busy')
        throw new Problem('OVERLOADED', { headers: { 'retry-after': '2' } })
      found.push(unread(`hooks.${name}`, outcome.failure.line))
    }
    return found
  }
