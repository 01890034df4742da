// What a finished start prints: where to go, and in demo mode who to sign in as.

import { demoAccounts } from './capabilities/demo/index.ts'
import type { Running } from './start.ts'

export const greeting = (
  { address, isDemo, sandboxGateway }: Pick<Running, 'address' | 'isDemo' | 'sandboxGateway'>,
  seconds: number,
): string => {
  const accounts = demoAccounts.map(({ userSlug, username, password, roles }) =>
    `  ${userSlug.padEnd(9)} ${username.padEnd(12)} ${password.padEnd(13)} ${roles.length > 2 ? 'every role' : roles.join(', ')}`.trimEnd(),
  )
  return [
    '',
    `Bawaba · بوابة is ready after ${seconds.toFixed(1)} s`,
    `  Citizens   ${address}/`,
    `  Employees  ${address}/employee/`,
    `  Agents     ${address}/agent/`,
    `  API        ${address}/api/docs`,
    ...(isDemo
      ? [
          '',
          'Demo accounts',
          ...accounts,
          '',
          ...(sandboxGateway ? [`Sandbox payments: ${sandboxGateway}/ (control, counter, bank)`] : []),
          `Messages that would go out by SMS or e-mail: ${address}/dev/outbox`,
        ]
      : []),
    '',
  ].join('\n')
}
