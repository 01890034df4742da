// What this capability contributes to the server: people's notifications, the words they are written in, and reminders.

import { availabilityOf } from '@bawaba/contract/availability.ts'
import { appointmentKind } from '@bawaba/forms/fields/appointment-code.ts'
import { type Base, defineCapability } from '../../capability.ts'
import { keepInStep } from '../../platform/database/index.ts'
import { linkHosts } from '../../platform/http/site.ts'
import type { Audit } from '../audit/index.ts'
import type { Catalogue } from '../catalogue/index.ts'
import type { Events } from '../events/index.ts'
import type { Viewings } from '../viewings/index.ts'
import { createList } from './list.ts'
import { listStore, notificationDeletes } from './list-store.ts'
import { createNotices, type Notices } from './notices.ts'
import { createPreferences } from './preferences.ts'
import { preferencesStore } from './preferences-store.ts'
import { createPreview } from './preview.ts'
import { previewStore } from './preview-store.ts'
import { createReminders } from './reminders.ts'
import { remindersStore } from './reminders-store.ts'
import { notificationRoutes } from './routes.ts'
import { createTemplates, type Templates } from './templates.ts'
import { templatesChannel, templatesStore } from './templates-store.ts'

type Uses = Base & {
  templates: Templates
  notices: Notices
  catalogue: Catalogue
  events: Events
  viewings: Viewings
}

export const capability = defineCapability({
  name: 'notifications',
  provide: ({ config, database, clock, newId, audit }: Base & { audit: Audit }) => {
    const templates = createTemplates({
      store: templatesStore(database),
      audit,
      clock,
      newId,
      linkHosts: linkHosts(config),
    })
    return { templates, notices: createNotices(templates) }
  },
  contribute: ({
    config,
    database,
    clock,
    log,
    linkTo,
    templates,
    notices,
    catalogue,
    events,
    viewings,
    contributions,
  }: Uses) => {
    const list = createList({
      store: listStore(database),
      labelOf: slug => catalogue.find(slug)?.form.label,
      publish: events.publish,
      clock,
    })
    const reminders = createReminders({
      store: remindersStore(database),
      notices,
      openServices: () =>
        catalogue
          .all()
          .filter(({ full }) => availabilityOf(full, clock()).isActive)
          .map(({ row: { slug }, form: { label } }) => ({ slug, label })),
      labelOf: slug => catalogue.find(slug)?.form.label,
      closedOf: async codes => {
        for (const { reservables } of contributions.values()) {
          const closed = await reservables?.[appointmentKind]?.closedOf?.(codes)
          if (closed) return closed
        }
        return new Set()
      },
      linkTo: path => linkTo('citizen', path),
      clock,
      report: err => log('notifications.not_reminded', { err }),
    })
    const preview = createPreview({
      store: previewStore(database),
      catalogue,
      viewed: viewings.note,
      clock,
      link: linkTo('citizen', '/projects'),
    })
    const preferences = createPreferences({ store: preferencesStore(database), clock })
    return {
      handlers: notificationRoutes({ list, preferences, preview, templates }),
      loads: templates.load,
      watches: () =>
        keepInStep({
          load: templates.load,
          channel: templatesChannel,
          listen: database.listen,
          everyMs: config.CATALOGUE_CHECK_MS,
          report: err => log('notifications.templates_not_reloaded', { err }),
        }),
      tidies: notificationDeletes(database),
      jobs: [
        {
          // By each server, and not through the queue: people see it within the second. Whoever takes a row tells all of it.
          name: 'notifications.announce',
          title: { ar: 'إظهار الإشعارات الجديدة', en: 'Show new notifications' },
          isOwn: true,
          everyMs: config.NOTIFICATIONS_EVERY_MS,
          run: list.announce,
        },
        {
          name: 'notifications.remind',
          title: {
            ar: 'التذكير بما لم يكتمل وبالمواعيد',
            en: 'Remind people of what is unfinished, and of appointments',
          },
          // From nine in the morning until the evening in Cairo, summer and winter.
          at: '*/15 7-16 * * *',
          run: reminders.run,
        },
      ],
    }
  },
})
