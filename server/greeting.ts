// What a finished start prints: where to go, and in demo mode who to sign in as.

import { demoAccounts } from './capabilities/demo/index.ts'
import type { Running } from './start.ts'

export const greeting = (
  { address, isDemo, started }: Pick<Running, 'address' | 'isDemo' | 'started'>,
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
          ...started,
          `Messages that would go out by SMS or e-mail: ${address}/dev/outbox`,
        ]
      : []),
    '',
  ].join('\n')
}
