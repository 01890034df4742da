// The deeds of the company for decided requests: each takes its parts by name, and what it ends of the portal's own
// registrations ends with it.

import { cairoDate, type Text } from '@bawaba/language/index.ts'
import type { Deliver, Delivered, Delivery, FindDeed } from '@bawaba/server/outside.ts'
import type { ElectricityDeed } from '../deeds.ts'
import type { BillAnswer } from '../fields/bill/bill.ts'
import type { MeterAnswer } from '../fields/meter/meter.ts'
import type { ObjectionsStore } from './bills/objections-store.ts'
import { doneWords, refusalWords } from './deed-words.ts'
import type { RegistrationsStore } from './meters/registrations-store.ts'
import type { Deed, DeedEntry, DeedName } from './provider/deeds.ts'
import type { Provider } from './provider/provider.ts'

type Parts = Readonly<Record<string, unknown>>
/** The later of two days. */
const latest = (one: string, other: string): string => (one > other ? one : other)

type Dependencies = {
  clock: () => Date
  provider: Pick<Provider, 'perform' | 'find'>
  registrations: RegistrationsStore
  objections: Pick<ObjectionsStore, 'isOpenBeside'>
}

const meterOf = ({ meter }: Parts): string => (meter as MeterAnswer).number
const billOf = ({ bill }: Parts): string => (bill as BillAnswer).billId
const textIn = (parts: Parts, name: string): string | undefined => {
  const value = parts[name]
  return typeof value === 'string' && value !== '' ? value : undefined
}
const optional = <Name extends string>(parts: Parts, name: Name): Partial<Record<Name, string>> => {
  const value = textIn(parts, name)
  return value === undefined ? {} : ({ [name]: value } as Record<Name, string>)
}

/** What the company calls the uses that people choose between. */
const uses: Readonly<Record<string, string>> = {
  HOME: 'residential',
  BUSINESS: 'commercial',
  WORKSHOP: 'workshop',
}

const contractEnded: Text = {
  ar: 'انتهى تعاقد هذا العداد لدى الشركة.',
  en: 'The contract of this meter has ended at the company.',
}
const contractChanged: Text = {
  ar: 'تغير تعاقد هذا العداد بعد إرسال الطلب، فلم نرسله إلى الشركة. إن كان التعاقد باسمك الآن فقدّم طلبًا جديدًا.',
  en: 'The contract of this meter changed after the request was sent, so it did not go to the company. If the contract is yours now, send a new request.',
}
const stillOpen: Text = {
  ar: 'على هذه الفاتورة تظلم آخر لم يُبت فيه، فلا تُطالب بها حتى القرار فيه.',
  en: 'Another objection to this bill is not decided yet. Until then the bill is not demanded.',
}
const holderChanged: Text = {
  ar: 'نُقل هذا العداد إلى صاحب آخر لدى الشركة.',
  en: 'This meter has passed to another holder at the company.',
}

type Contract = Exclude<ElectricityDeed, 'electricity.reading' | 'electricity.payment'>
type ContractDeed = { deliver: Deliver; find: FindDeed }

export const contractDeeds = ({
  provider,
  registrations,
  objections,
  clock,
}: Dependencies): Readonly<Record<Contract, ContractDeed>> => {
  const deed = <Name extends DeedName>(
    name: Name,
    partsOf: (parts: Parts) => Omit<Deed<Name>, 'reference'>,
    ends?: (parts: Parts, ownerId: string) => Promise<Delivered['ends']>,
  ): ContractDeed => {
    const done = async (
      entry: DeedEntry<Name>,
      { parts, ownerId }: Pick<Delivery, 'parts' | 'ownerId'>,
    ): Promise<Delivered> => {
      const says = doneWords[name] as ((entry: DeedEntry<Name>) => Text) | undefined
      const ended = await ends?.(parts, ownerId)
      return {
        outcome: 'delivered',
        ...(says ? { reason: says(entry) } : {}),
        ...(ended ? { ends: ended } : {}),
      }
    }
    const find: FindDeed = async delivery => {
      const entry = await provider.find(name, delivery.deedId)
      return entry && done(entry, delivery)
    }
    const deliver: Deliver = async delivery => {
      const { id, deedId, parts, isRepeated } = delivery
      // Decided for whoever held the contract then: a former holder ends nothing of the one who has it now.
      if (parts.meter && (await registrations.isChangedSince(meterOf(parts), id)))
        return (
          // The change may have come after the company did this.
          (isRepeated ? await find(delivery) : undefined) ?? { outcome: 'refused', reason: contractChanged }
        )
      const sent = { ...partsOf(parts), reference: deedId } as unknown as Deed<Name>
      const answer = await provider.perform(name, sent)
      return answer.outcome === 'refused'
        ? { outcome: 'refused', reason: refusalWords[answer.refusal] }
        : done(answer.entry, delivery)
    }
    return { deliver, find }
  }
  const endDispute = deed('disputeEnd', parts => ({ billId: billOf(parts) }))
  /** The company knows one objection to a bill: it ends with the last of ours. */
  const endUnlessOpen: Deliver = async delivery =>
    (await objections.isOpenBeside(billOf(delivery.parts), delivery.id))
      ? { outcome: 'delivered', reason: stillOpen }
      : endDispute.deliver(delivery)
  return {
    'electricity.endContract': deed(
      'ending',
      parts => ({
        meterNumber: meterOf(parts),
        // A decision may take longer than the day that was chosen: nobody lives with a contract that has ended before.
        day: latest(parts.day as string, cairoDate(clock())),
        lastReading: parts.lastReading as number,
        account: parts.account as string,
      }),
      async parts => ({ requestIds: await registrations.ofMeter(meterOf(parts)), reason: contractEnded }),
    ),
    'electricity.transfer': deed(
      'transfer',
      parts => ({
        meterNumber: meterOf(parts),
        holder: {
          name: parts.name as string,
          ...optional(parts, 'nationalId'),
          ...optional(parts, 'passportNumber'),
        },
      }),
      async (parts, ownerId) => ({
        requestIds: await registrations.endingWithTransfer(meterOf(parts), ownerId),
        reason: holderChanged,
      }),
    ),
    'electricity.dispute': deed('dispute', parts => ({ billId: billOf(parts) })),
    'electricity.endDispute': { find: endDispute.find, deliver: endUnlessOpen },
    'electricity.correctBill': deed('correction', parts => ({
      billId: billOf(parts),
      amount: parts.amount as number,
    })),
    'electricity.changeLoad': deed('load', parts => ({
      meterNumber: meterOf(parts),
      kilowatts: parts.kilowatts as number,
    })),
    'electricity.changeUse': deed('use', parts => ({
      meterNumber: meterOf(parts),
      use: uses[parts.use as string] ?? (parts.use as string),
    })),
    'electricity.plan': deed('plan', parts => ({
      meterNumber: meterOf(parts),
      total: parts.total as number,
      first: parts.first as number,
      months: Number(parts.months),
    })),
  }
}
