// What the company has on file of a meter, with its places by their names. Of the owner's national ID only the
// last digits are told: whoever uses the meter need not be its owner.

import type { Text } from '@bawaba/language/index.ts'
import { masked } from '@bawaba/server/capabilities/profiles/index.ts'
import { companies } from '../../companies.ts'
import type { MeterDetails } from '../../meter-calls.ts'
import type { ProviderMeter } from '../provider/provider.ts'

/** A code that the portal does not know is shown as it is. */
const nameOf = (found: { name: Text } | undefined, code: string): Text =>
  found?.name ?? { ar: code, en: code }

export const detailsOf = (meter: ProviderMeter): MeterDetails => {
  const { type, maker, ownerFirstName, ownerName, chassisNumber, combinedCode, connectionType } = meter
  const { contractType, address, area } = meter
  const company = companies.find(({ code }) => code === meter.company)
  const sector = company?.sectors.find(({ code }) => code === meter.sector)
  const center = sector?.centers.find(({ code }) => code === meter.serviceCenter)
  return {
    type,
    maker,
    ownerFirstName,
    ownerName,
    ownerNationalId: masked(meter.ownerNationalId),
    chassisNumber,
    combinedCode,
    connectionType,
    contractType,
    address,
    area,
    governorate: center?.governorate ?? { ar: meter.governorate, en: meter.governorate },
    company: nameOf(company, meter.company),
    sector: nameOf(sector, meter.sector),
    serviceCenter: nameOf(center, meter.serviceCenter),
  }
}
