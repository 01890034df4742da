// What is done to a template from the list, each asked before and told after.

import type { Client } from '../../client/client.ts'
import { messages } from './messages.ts'
import { seen, type Template } from './use-templates.ts'

type Words = (typeof messages)[keyof typeof messages]
type Act = {
  action: Words
  title: Words
  effect: Words
  done: { ar: string; en: string }
  isDanger?: true
  run(client: Client, template: Template): Promise<unknown>
}

const switched = (active: boolean) => (client: Client, template: Template) =>
  client.call('PATCH notificationTemplates/:id', {
    params: { id: template.id },
    body: { active },
    headers: seen(template),
  })

export const acts = {
  activate: {
    action: messages.activate,
    title: messages.confirmActivate,
    effect: messages.activateEffect,
    done: messages.activated,
    run: switched(true),
  },
  deactivate: {
    action: messages.deactivate,
    title: messages.confirmDeactivate,
    effect: messages.deleteEffect,
    done: messages.deactivated,
    run: switched(false),
  },
  delete: {
    action: messages.delete,
    title: messages.confirmDelete,
    effect: messages.deleteEffect,
    done: messages.deleted,
    isDanger: true,
    run: (client, template) =>
      client.call('DELETE notificationTemplates/:id', {
        params: { id: template.id },
        headers: seen(template),
      }),
  },
} as const satisfies Record<string, Act>

export type Acting = { act: keyof typeof acts; template: Template }
