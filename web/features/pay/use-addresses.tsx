// Where the provider's page leads back to: this page, saying how it went there. What it says proves nothing.

import type { PaymentDetails } from '@bawaba/contract/entities/payment.ts'
import { useWholeAddress } from '../../shell/links.tsx'

export const useAddresses = ({ serviceSlug, ID }: Pick<PaymentDetails, 'serviceSlug' | 'ID'>) => {
  const wholeAddress = useWholeAddress()
  const back = (returned: 'success' | 'failure') =>
    wholeAddress({
      to: '/pay/$serviceSlug/$entryId',
      params: { serviceSlug, entryId: ID },
      search: { returned },
    })
  return { successURL: back('success'), failureURL: back('failure') }
}
