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
type PathsOf<Tree extends AnyTree> = Record<keyof RouterOf<Tree>['routesByPath'], true>

const applying = {
  '/services': true,
  '/search': true,
  '/services/$serviceSlug': true,
  '/services/$serviceSlug/add': true,
  '/services/$serviceSlug/later': true,
  '/services/$serviceSlug/entries/$entryId': true,
  '/services/$serviceSlug/entries/$entryId/$activityId': true,
  '/inbox': true,
  '/pay/$serviceSlug/$entryId': true,
  '/receipts/$paymentId': true,
  '/payments': true,
} as const satisfies Partial<PathsOf<CitizenTree>>
const acting = {
  '/sessions': true,
  '/submissions': true,
} as const satisfies Partial<PathsOf<AgentTree>>
const account = {
  '/': true,
  '/auth-callback': true,
  '/email-verify': true,
  '/forget-password/$step': true,
  '/invitation': true,
  '/profile': true,
  '/profile/': true,
  '/profile/$section': true,
  '/notifications': true,
} as const satisfies Partial<PathsOf<EmployeeTree>>

const citizenPaths: PathsOf<CitizenTree> = {
  ...applying,
  ...account,
  '/login': true,
  '/signup': true,
  '/mobileNumber-validate': true,
  '/track': true,
  '/verify': true,
  '/help': true,
  '/about': true,
  '/privacy-policy': true,
  '/code-of-conduct': true,
  '/citizen-guide': true,
  '/clients-charter': true,
  '/accessibility': true,
  '/news': true,
  '/news/$name': true,
  '/faq': true,
  '/user-guides': true,
  '/service-centers': true,
  '/contact': true,
  '/newsletter': true,
  '/dev/gallery': true,
  '/dev/outbox': true,
}
const agentPaths: PathsOf<AgentTree> = {
  ...applying,
  ...acting,
  ...account,
  '/agent-login': true,
  '/track': true,
}
const employeePaths: PathsOf<EmployeeTree> = {
  ...account,
  '/login': true,
  '/inbox': true,
  '/inboxById': true,
  '/services/$serviceSlug/entries/$entryId': true,
  '/reports': true,
  '/audit': true,
  '/maintenance': true,
  '/managingtweetsandvideos': true,
  '/managingtweetsandvideos/video': true,
  '/managingtweetsandvideos/$audience': true,
  '/announcements': true,
  '/announcements/$audience': true,
  '/content/$kind': true,
  '/content/$kind/add': true,
  '/content/$kind/$name': true,
  '/holidays': true,
  '/notificationTemplates': true,
  '/notificationTemplates/add': true,
  '/notificationTemplates/$templateId': true,
  '/outgoingMessages': true,
  '/failedJobs': true,
  '/texts': true,
  '/texts/import': true,
  '/payments': true,
  '/payments/$paymentId': true,
  '/refunds': true,
  '/reconciliation': true,
  '/erasures': true,
  '/usersManagment': true,
  '/usersManagment/add': true,
  '/usersManagment/import': true,
  '/usersManagment/$userId': true,
}
const employeeForPaths: PathsOf<EmployeeForTree> = { ...applying, ...acting, '/': true, '/login': true }

/** The path patterns of each app, below its base path; the longer base first. */
export const appPaths: Record<string, readonly string[]> = {
  '/employee/for': Object.keys(employeeForPaths),
  '/employee': Object.keys(employeePaths),
  '/agent': Object.keys(agentPaths),
  '': Object.keys(citizenPaths),
}

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
