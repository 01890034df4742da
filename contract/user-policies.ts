// Who may manage staff: administrators, who prove themselves first where they give or take power. Part of policies.ts.

const everyone = { visitor: 'public', citizen: 'public', agent: 'public', employee: 'public' } as const
const administering = { BFM_ADMIN: 'all' } as const
const fresh = { fresh: true } as const

export const userPolicies = {
  'GET users': administering,
  'POST users/query': administering,
  'GET users/count': administering,
  'GET users/findOne': administering,
  'GET users/:id/exists': administering,
  'GET users/choices': administering,
  'GET users/file/content': administering,
  'GET users/:id': administering,
  'POST users': { ...administering, ...fresh },
  'PATCH users/:id': { ...administering, ...fresh },
  'POST users/:id/openWork': administering,
  'POST users/:id/disable': { ...administering, ...fresh },
  'POST users/:id/enable': { ...administering, ...fresh },
  'POST users/:id/resetPassword': { ...administering, ...fresh },
  'POST users/:id/invite': { ...administering, ...fresh },
  'POST users/:id/confirmRoles': { ...administering, ...fresh },
  'POST users/:id/declineRoles': administering,
  'POST users/import': { ...administering, ...fresh },
  'POST invitations/open': everyone,
  'POST invitations/accept': everyone,
} as const
