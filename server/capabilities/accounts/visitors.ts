// The account that requests and files of visitors belong to: nobody can sign in to it.

export const visitorId = '00000000-0000-7000-8000-000000000001'
