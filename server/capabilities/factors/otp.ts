// A code sent to the mobile number.

import { Problem } from '@bawaba/contract/problem.ts'
import type { Codes } from '../codes/index.ts'
import { type AddFactor, type Enrolment, endOf, type Method, type Proving, typed } from './method.ts'

export const createOtp = ({ codes, added }: { codes: Codes; added: AddFactor }) => {
  const send = async ({ account, language, address }: Proving, purpose: 'sign-in' | 'step-up') => {
    const { mobile } = account
    const sent = await codes.send({
      purpose,
      subject: account.id,
      language,
      address,
      to: mobile ? { channel: 'sms', recipient: mobile, accountId: account.id } : undefined,
    })
    return { ...sent, sentTo: mobile ? endOf(mobile) : '' }
  }
  const method: Method = {
    name: 'otp',
    isOffered: ({ account }) => account.mobileIsFactor && account.mobile !== null,
    begin: proving => send(proving, proving.purpose),
    check: ({ account, purpose }, value) => codes.use(purpose, account.id, typed(value)),
  }
  const enrolment: Enrolment = {
    kind: 'otp',
    isOffered: ({ account }) => !account.mobileIsFactor && account.mobile !== null,
    begin: proving => send(proving, 'step-up'),
    finish: async (proving, value) => {
      const { account } = proving
      await codes.use('step-up', account.id, typed(value))
      const outcome = await added(proving, 'otp', async own =>
        (await own.addMobile(account)) ? 'added' : 'outdated',
      )
      if (outcome !== 'added') throw new Problem('INVALID_GRANT')
    },
  }
  return { method, enrolment }
}
