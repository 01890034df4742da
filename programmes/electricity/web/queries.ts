// What the screens and questions of the programme read.

import type { Client } from '@bawaba/web/client/client.ts'
import { programmeClient } from '@bawaba/web/client/programme-client.ts'
import type { electricityCalls } from '../calls.ts'

const own = (client: Client) => programmeClient<typeof electricityCalls>(client)

export const metersQuery = (client: Client) => own(client).query('GET meters')
export const previewQuery = (client: Client, number: string) =>
  own(client).query('GET meters/:number/preview', { params: { number } })
export const detailsQuery = (client: Client, number: string) =>
  own(client).query('GET meters/:number/details', { params: { number } })
export const readingQuery = (client: Client, number: string) =>
  own(client).query('GET meters/:number/reading', { params: { number } })
export const yearBillsQuery = (client: Client, number: string) =>
  own(client).query('GET meters/:number/bills', { params: { number } })
export const consumptionQuery = (client: Client, number: string) =>
  own(client).query('GET meters/:number/consumption', { params: { number } })
export const billsQuery = (client: Client, by: { paymentNumber: string } | { meterNumber: string }) =>
  own(client).query('GET bills', { query: by })
