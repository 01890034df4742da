// The paths of every app, so that the server answers unknown ones of the apps that only a browser draws with 404, and tests
// visit them all. Route trees of two apps never share a process, so they stand here as data; the compiler finds one that is
// missing or gone.

import type { createRouter } from '@tanstack/react-router'
import type { AgentTree } from './agent.tsx'
import type { CitizenTree } from './citizen.tsx'
import type { EmployeeTree } from './employee.tsx'
import type { EmployeeForTree } from './employee-for.tsx'

type AnyTree = CitizenTree | AgentTree | EmployeeTree | EmployeeForTree
type RouterOf<Tree extends AnyTree> = ReturnType<typeof createRouter<Tree, 'never', true>>
/** `guarded`: only for people who have signed in, but for the form of a service that visitors may fill in. */
type Access = 'open' | 'guarded'
type Routes<Tree extends AnyTree> = RouterOf<Tree>['routesByPath']
type PathsOf<Tree extends AnyTree> = {
  [Path in keyof Routes<Tree>]: Routes<Tree>[Path]['id'] extends `/guarded/${string}` ? 'guarded' : 'open'
}

const applying = {
  '/services': 'open',
  '/search': 'open',
  '/services/$serviceSlug': 'open',
  '/services/$serviceSlug/add': 'guarded',
  '/services/$serviceSlug/later': 'guarded',
  '/services/$serviceSlug/entries/$entryId': 'guarded',
  '/services/$serviceSlug/entries/$entryId/$activityId': 'guarded',
  '/inbox': 'guarded',
  '/pay/$serviceSlug/$entryId': 'guarded',
  '/receipts/$paymentId': 'guarded',
  '/payments': 'guarded',
} as const satisfies Partial<PathsOf<CitizenTree>>
const acting = {
  '/sessions': 'guarded',
  '/submissions': 'guarded',
} as const satisfies Partial<PathsOf<AgentTree>>
const account = {
  '/auth-callback': 'open',
  '/email-verify': 'open',
  '/forget-password/$step': 'open',
  '/invitation': 'open',
  '/profile': 'guarded',
  '/profile/': 'guarded',
  '/profile/$section': 'guarded',
  '/notifications': 'guarded',
} as const satisfies Partial<PathsOf<EmployeeTree>>

const citizenPaths: PathsOf<CitizenTree> = {
  ...applying,
  ...account,
  '/': 'open',
  '/login': 'open',
  '/signup': 'open',
  '/mobileNumber-validate': 'open',
  '/track': 'open',
  '/verify': 'open',
  '/help': 'open',
  '/about': 'open',
  '/privacy-policy': 'open',
  '/code-of-conduct': 'open',
  '/citizen-guide': 'open',
  '/clients-charter': 'open',
  '/accessibility': 'open',
  '/news': 'open',
  '/news/$name': 'open',
  '/faq': 'open',
  '/user-guides': 'open',
  '/service-centers': 'open',
  '/contact': 'open',
  '/newsletter': 'open',
  '/dev/gallery': 'open',
  '/dev/outbox': 'open',
}
const agentPaths: PathsOf<AgentTree> = {
  ...applying,
  ...acting,
  ...account,
  '/': 'open',
  '/agent-login': 'open',
  '/track': 'open',
}
const employeePaths: PathsOf<EmployeeTree> = {
  ...account,
  '/': 'open',
  '/login': 'open',
  '/inbox': 'guarded',
  '/openAccount': 'guarded',
  '/inboxById': 'guarded',
  '/services': 'guarded',
  '/services/$serviceSlug': 'guarded',
  '/services/$serviceSlug/entries/$entryId': 'guarded',
  '/services/$serviceSlug/switches': 'guarded',
  '/reports': 'guarded',
  '/audit': 'guarded',
  '/maintenance': 'guarded',
  '/managingtweetsandvideos': 'guarded',
  '/managingtweetsandvideos/video': 'guarded',
  '/managingtweetsandvideos/$audience': 'guarded',
  '/announcements': 'open',
  '/announcements/$audience': 'open',
  '/content/$kind': 'guarded',
  '/content/$kind/add': 'guarded',
  '/content/$kind/$name': 'guarded',
  '/holidays': 'guarded',
  '/closures': 'guarded',
  '/notificationTemplates': 'guarded',
  '/notificationTemplates/add': 'guarded',
  '/notificationTemplates/$templateId': 'guarded',
  '/outgoingMessages': 'guarded',
  '/failedJobs': 'guarded',
  '/texts': 'guarded',
  '/texts/import': 'guarded',
  '/payments': 'guarded',
  '/payments/$paymentId': 'guarded',
  '/refunds': 'guarded',
  '/bookings': 'guarded',
  '/reconciliation': 'guarded',
  '/reconciliation/statement': 'guarded',
  '/reconciliation/period': 'guarded',
  '/reconciliation/account': 'guarded',
  '/erasures': 'guarded',
  '/usersManagment': 'guarded',
  '/usersManagment/add': 'guarded',
  '/usersManagment/import': 'guarded',
  '/usersManagment/$userId': 'guarded',
}
const employeeForPaths: PathsOf<EmployeeForTree> = {
  ...applying,
  ...acting,
  '/': 'open',
  '/login': 'open',
}

/** Who may open each path pattern of an app, below its base path; the longer base first. */
export const pathAccess: Record<string, Record<string, Access>> = {
  '/employee/for': employeeForPaths,
  '/employee': employeePaths,
  '/agent': agentPaths,
  '': citizenPaths,
}

/** The path patterns of each app. */
export const appPaths: Record<string, readonly string[]> = Object.fromEntries(
  Object.entries(pathAccess).map(([base, paths]) => [base, Object.keys(paths)]),
)

const patternOf = (base: string, path: string): RegExp =>
  new RegExp(`^${base}${path.replace(/\/$/, '').replaceAll(/\$\w+/g, '[^/]+')}/?$`)
/** Whether one of these pages is at a path; what its parameters name is not known here. */
export const pathTest = (
  pages: readonly (readonly [base: string, path: string])[],
): ((pathname: string) => boolean) => {
  const patterns = pages.map(([base, path]) => patternOf(base, path))
  return pathname => patterns.some(pattern => pattern.test(pathname))
}

/** Whether an app has a page at this path. */
export const isAppPath = pathTest(
  Object.entries(appPaths).flatMap(([base, paths]) => paths.map(path => [base, path] as const)),
)
