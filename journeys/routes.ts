// The addresses that journeys visit where something must hold on every page, by who may see them.

import { formPath } from './electricity.ts'

export const publicPaths = ['/', '/services', '/services/FIRST_CONNECTION', '/login', '/no-such-page']

export const visitorPaths = [
  ...publicPaths,
  '/signup',
  '/track',
  '/forget-password/validate',
  '/email-verify',
  '/employee/login',
  '/agent/agent-login',
]

export const citizenPaths = [
  '/',
  '/services',
  '/services/FIRST_CONNECTION',
  formPath,
  '/inbox',
  '/profile/details',
  '/profile/contact',
  '/profile/security',
  '/profile/devices',
  '/profile/acting',
]

export const staffPaths = ['', 'inbox', 'reports', 'usersManagment', 'managingtweetsandvideos', 'audit'].map(
  path => `/employee/${path}`,
)
