// Draws the form of a user, and the question before it is saved.

import { allServices, staffPlaces } from '@bawaba/contract/staff-choices.ts'
import type { Message } from '@bawaba/language/index.ts'
import { useLanguage, useText } from '@bawaba/ui/language.tsx'
import { select } from '../../forms/controls/select.tsx'
import { FormField, PageForm } from '../../forms/page-form.tsx'
import { Confirm } from '../../modules/dialogs/confirm.tsx'
import { PendingPart } from '../../shell/pending.tsx'
import { ReadFailure } from '../../shell/read-failure.tsx'
import { type HandoverFrame, HandoverPart } from './handover.tsx'
import { messages } from './messages.ts'
import type { useUserForm } from './use-user-form.tsx'
import type { UserValues } from './user-fields.ts'
import styles from './users.module.css'
import { placeLabels, workplaceLists } from './workplace.ts'

type UserFormProps = Pick<ReturnType<typeof useUserForm>, 'form' | 'choices' | 'user' | 'unread'> & {
  question: { title: Message; effect: Message; action: Message }
  /** Where the choice stands whom open requests go to that a saved change leaves behind. */
  handover?: HandoverFrame
}

const plain = [
  'userSlug',
  'username',
  'firstName',
  'lastName',
  'englishFullName',
  'mobile',
  'email',
  'nationalId',
  'passportNumber',
  'roles',
] as const

const rightsOf = ({ roles, services, teams, serviceCenter }: UserValues) => ({
  roles: [...roles],
  services: [...services],
  teams: [...teams],
  serviceCenter,
})

export const UserForm = ({ form, choices, user, unread, question, handover }: UserFormProps) => {
  const text = useText()
  const language = useLanguage()
  if (!choices) return unread ? <ReadFailure what={messages.formChoices} {...unread} /> : <PendingPart />
  const { values, waiting } = form
  const lists = workplaceLists(choices, values, user, language)
  const labels = placeLabels(choices, values.company)
  const { firstName, lastName } = waiting ?? user ?? values
  return (
    <>
      <PageForm
        form={form}
        className={styles.form}
        action={text(user ? messages.save : messages.saveNew)}
        busyAction={text(messages.saving)}
        button={{ wide: true }}
      >
        {plain.map(name => (
          <FormField key={name} form={form} name={name} />
        ))}
        <FormField
          form={form}
          name="services"
          now={{ hint: values.services.includes(allServices) ? undefined : text(messages.servicesHint) }}
        />
        <FormField form={form} name="teams" />
        {staffPlaces.map(name => (
          <FormField
            key={name}
            form={form}
            name={name}
            now={{
              label: text(labels[name]),
              version: lists[name].version,
              control: select({
                options: lists[name].options,
                placeholder: text(messages.noPlace),
                onlyOffered: true,
              }),
            }}
          />
        ))}
        <FormField form={form} name="invite" />
      </PageForm>
      <Confirm
        {...question}
        params={{ name: `${firstName} ${lastName}` }}
        details={
          user &&
          waiting &&
          handover && <HandoverPart userId={user.id} proposed={rightsOf(waiting)} frame={handover} />
        }
        run={() => form.confirm().catch(({ message }) => form.refuse(message))}
        isOpen={waiting !== undefined}
        onClose={form.leave}
      />
    </>
  )
}
