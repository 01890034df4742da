// The steps of a forgotten password.

export const recoverySteps = ['validate', 'otp', 'identity', 'reset', 'email-sent'] as const

export type RecoveryStep = (typeof recoverySteps)[number]
export type StepProps = { onFailed: (failed: boolean) => void }
