// What `npm run admin` is told: an administrator to make or to let in again, or the portal to open. Pure.

import { staffFaults } from '@bawaba/contract/staff-rules.ts'

export type AdminCommand =
  | { act: 'help' }
  | { act: 'open' }
  | { act: 'create' | 'link'; username: string; firstName: string; lastName: string; email: string }

export const help = `The first account of a portal, and a way back in

  npm run admin -- create --username NAME --first "FIRST NAME" --last "REST OF THE NAME" [--email ADDRESS]
      Adds an employee with the role BFM_ADMIN and prints a link, good for seven days and for one use, by which they
      choose their password. Everybody else is added from the page of users.

  npm run admin -- link --username NAME
      Prints such a link for an administrator who is there already.

  npm run admin -- open
      Ends a closing of the portal for maintenance, for when nobody can sign in to do it.`

const options = new Set(['--username', '--first', '--last', '--email'])

/** Throws a sentence for what cannot be understood. */
export const readAdminCommand = (words: readonly string[]): AdminCommand => {
  const [act, ...rest] = words
  if (act === undefined || act === 'help' || words.includes('--help')) return { act: 'help' }
  if (act === 'open') {
    if (rest.length > 0) throw new Error(`There is no option ${rest[0]}.`)
    return { act }
  }
  if (act !== 'create' && act !== 'link') throw new Error(`There is no "${act}": create, link or open.`)
  const given = new Map<string, string>()
  for (let place = 0; place < rest.length; place += 2) {
    const option = rest[place] as string
    if (!options.has(option)) throw new Error(`There is no option ${option}.`)
    given.set(option, rest[place + 1] ?? '')
  }
  const command = {
    act,
    username: given.get('--username') ?? '',
    firstName: given.get('--first') ?? (act === 'link' ? '-' : ''),
    lastName: given.get('--last') ?? (act === 'link' ? '-' : ''),
    email: given.get('--email') ?? '',
  } as const
  const [fault] = staffFaults({ ...command, userSlug: 'employee', roles: [], services: [] }, true)
  if (fault) throw new Error(`${fault.field} is missing or not written as it must be. npm run admin -- help`)
  return command
}
