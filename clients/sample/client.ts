// A stranger's client: openapi-fetch over the types that openapi-typescript makes of the document. The types are made by
// `generated.api.test.ts`, which compiles this file and runs it.

import createClient from 'openapi-fetch'
import type { paths } from './generated/schema.d.ts'

/** Like a browser: cookies that were set go with every call. */
const fetchWithCookies = () => {
  const cookies = new Map<string, string>()
  return async (request: Request): Promise<Response> => {
    request.headers.set('cookie', [...cookies].map(([name, value]) => `${name}=${value}`).join('; '))
    const response = await fetch(request)
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
      cookies.set(name, value)
    }
    return response
  }
}

/** Signs in, files a library card and reads it back: by its id, in a list, counted. */
export const fileAndRead = async (baseUrl: string, person: { username: string; password: string }) => {
  const client = createClient<paths>({ baseUrl, fetch: fetchWithCookies() })
  const { data: app } = await client.GET('/api/misc/appData')
  const asVisitor = { 'X-CSRF-Token': app?.csrfToken }
  const { data: session } = await client.POST('/api/citizen/login', { body: person, headers: asVisitor })
  if (!session || !('usertoken' in session)) throw new Error('Signing in gave no session')
  const headers = { 'X-CSRF-Token': session.usertoken }

  const { data: filed, error } = await client.POST('/api/LIBRARY_CARD', {
    headers,
    params: { header: { 'Idempotency-Key': 'sent-by-a-stranger' } },
    body: {
      data: {
        fullName: 'Layla Hassan',
        birthDate: '1991-03-27',
        identity: 'NATIONAL_ID',
        nationalId: '29104120103458',
        mobile: '+971501234567',
        branch: 'RIVER',
        booksAtOnce: 5,
        subjects: ['HISTORY'],
        rules: true,
      },
    },
  })
  if (!filed) throw new Error(JSON.stringify(error))

  const { data: read } = await client.GET('/api/LIBRARY_CARD/{id}', { params: { path: { id: filed.id } } })
  const books: number | undefined = read?.data?.booksAtOnce
  const filter = JSON.stringify({ where: { 'data.branch': 'RIVER' }, fields: { data: false } })
  const { data: rows } = await client.GET('/api/LIBRARY_CARD', { params: { query: { filter } } })
  const { data: counted } = await client.GET('/api/LIBRARY_CARD/count')
  const wrong = await client.POST('/api/LIBRARY_CARD', {
    headers,
    // @ts-expect-error The answers of the service are typed: this one is a number.
    body: { data: { booksAtOnce: 'five' } },
  })
  return {
    filed,
    books,
    rows: rows?.map(row => row.ID),
    count: counted?.count,
    refusal: wrong.error?.error.code,
  }
}
