// Faults of the permission table and of what a scope shows.

import type { Mutation } from '../mutation.ts'

export const permissions: readonly Mutation[] = [
  {
    title: 'officers set due dates',
    file: 'contract/policies.ts',
    from: "'POST :service/:id/due': { SUPERVISOR: 'given' }",
    to: "'POST :service/:id/due': caseWork",
    tests: ['contract/policies.test.ts'],
  },
  {
    title: 'administrators read the audit log',
    file: 'contract/policies.ts',
    from: "'GET auditLog': { AUDITOR: 'all' }",
    to: "'GET auditLog': { AUDITOR: 'all', BFM_ADMIN: 'all' }",
    tests: ['contract/policies.test.ts'],
  },
  {
    title: 'whoever acts for a person reads who looked at their data',
    file: 'contract/policies.ts',
    from: "'GET :slug/:id/viewings': { citizen: 'own' }",
    to: "'GET :slug/:id/viewings': personal",
    tests: ['contract/policies.test.ts'],
  },
  {
    title: 'visitors upload files',
    file: 'contract/policies.ts',
    from: "'POST files': { ...ownOrCaseWork,",
    to: "'POST files': { ...ownOrCaseWork, visitor: 'public',",
    tests: ['contract/policies.test.ts'],
  },
  {
    title: 'a report covers the services of its reader alone',
    file: 'contract/policies.ts',
    from: "'GET dynamic_services/reports': reporting",
    to: "'GET dynamic_services/reports': { REPORT_MANAGER: 'given' }",
    tests: ['contract/policies.test.ts'],
  },
  {
    title: 'supervisors act for others',
    file: 'contract/policies.ts',
    from: "CASE_OFFICER: 'own' } as const",
    to: "CASE_OFFICER: 'own', SUPERVISOR: 'own' } as const",
    tests: ['contract/policies.test.ts'],
  },
  {
    title: 'of several roles the narrowest counts',
    file: 'contract/policies.ts',
    from: 'widths.findLast(scope',
    to: 'widths.find(scope',
    tests: ['contract/policies.test.ts'],
  },
  {
    title: 'the roles of a citizen count',
    file: 'contract/policies.ts',
    from: "if (caller.mode !== 'EMPLOYEE') return byKind",
    to: "if (caller.mode === 'VISITOR') return byKind",
    tests: ['contract/policies.test.ts'],
  },
  {
    title: 'whoever may not act for others may once they hold a permission',
    file: 'contract/policies.ts',
    from: 'row.acting !== undefined && mayBegin(caller)',
    to: 'row.acting !== undefined',
    tests: ['contract/policies.test.ts'],
  },
  {
    title: 'a case worker sees the requests of every service',
    file: 'server/capabilities/request-scope/scope.ts',
    from: 'sql`(r.service_slug = any(${actor.services}::text[]) and ${centerSql(actor)})`',
    to: 'centerSql(actor)',
    tests: ['server/capabilities/requests/lists/inbox.api.test.ts'],
  },
  {
    title: 'an applicant sees the requests of everyone',
    file: 'server/capabilities/request-scope/scope.ts',
    from: 'own: () => sql`r.owner_id = ${actor.accountId}`',
    to: "own: () => raw('true')",
    tests: ['server/capabilities/requests/lists/lists.api.test.ts'],
  },
  {
    title: 'a case worker sees the requests of every service center',
    file: 'server/capabilities/request-scope/scope.ts',
    from: "serviceCenter === null ? raw('true') : ofCenter(raw('r.center'), sql`${serviceCenter}`)",
    to: "serviceCenter === null ? raw('true') : raw('true')",
    tests: [
      'server/capabilities/requests/trust.api.test.ts',
      'server/capabilities/requests/deadlines/deadlines.api.test.ts',
    ],
  },
  {
    title: 'live events of another service center arrive',
    file: 'server/capabilities/request-scope/scope.ts',
    from: "serviceCenter === null || center === '' || center === serviceCenter",
    to: 'true',
    tests: ['server/capabilities/events/events.test.ts'],
  },
  {
    title: 'supervisors of another service center are reminded',
    file: 'server/capabilities/request-scope/scope.ts',
    from: "and (a.service_center is null or ${ofCenter(sql`${request}.center`, raw('a.service_center'))}))`",
    to: ')`',
    tests: ['server/capabilities/requests/deadlines/deadlines.api.test.ts'],
  },
]
