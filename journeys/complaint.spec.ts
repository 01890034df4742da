// A complaint without an account, from the first question to the answer: asked by text message, answered by its link.

import { act } from './arrange.ts'
import { checkTitle, goOn, stepTitle } from './electricity.ts'
import { expect, open, test } from './journey.ts'
import { look } from './look.ts'
import { pdf } from './paper.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

const mobile = { ar: '01112349901', en: '01112349902' }

test('a visitor complains, is asked by text message, replies by its link and reads the answer', {
  tag: '@core',
}, async ({ page, windowOf, say }) => {
  await open(page, '/services/COMPLAINT/add')
  await page.getByRole('radio', { name: say({ ar: 'شكوى', en: 'Complaint' }), exact: true }).check()
  await page
    .getByLabel(say({ ar: 'نص الرسالة', en: 'Message' }), { exact: true })
    .fill(say({ ar: 'لم يحضر أحد لقراءة العداد منذ شهرين', en: 'Nobody has read my meter for two months' }))
  await goOn(page, say)
  await page.getByLabel(say({ ar: 'الاسم بالكامل', en: 'Full name' })).fill('Noha Abdelrahman')
  await page.getByRole('radio', { name: say({ ar: 'رسالة قصيرة', en: 'Text message' }) }).check()
  await page.getByLabel(say({ ar: 'رقم الهاتف المحمول', en: 'Mobile number' })).fill(say(mobile))
  await goOn(page, say)
  await checkTitle(page, say)
  await page
    .getByRole('button', { name: say({ ar: 'إرسال الرسالة', en: 'Send the message' }), exact: true })
    .click()
  await stepTitle(page, say({ ar: 'أُرسل طلبك', en: 'Your request has been sent' }))
  await look(page)
  const number = (await page.getByText(/^COMP-\d{4}-\d{6}-\d$/).innerText()).trim()
  await expect(page.getByText(/^[2-9A-Z]{4}-[2-9A-Z]{4}$/)).toBeVisible()

  const desk = await windowOf('officer')
  await desk.goto('/employee/inbox')
  const find = `dynamic_services/requestsInbox?filter=${encodeURIComponent(JSON.stringify({ where: { ID: number } }))}`
  const [filed] = await desk.evaluate(async path => {
    const headers = {
      'x-app-mode': 'EMPLOYEE',
      'x-csrf-token': localStorage.getItem('employee.usertoken') ?? '',
    }
    return (await fetch(`/api/${path}`, { headers })).json()
  }, find)
  const question = say({ ar: 'ما رقم العداد، وفي أي شارع؟', en: 'Which meter is it, and in which street?' })
  const waiting = await act(
    desk,
    'EMPLOYEE',
    filed,
    'ASK_INFORMATION',
    { informationAsked: question },
    'COMPLAINT',
  )

  const textWith = async (words: string): Promise<string> => {
    let text = ''
    await expect(async () => {
      const answer = await page.request.get(`/api/dev/outbox?to=${encodeURIComponent(`+2${say(mobile)}`)}`)
      const all: { text: string }[] = await answer.json()
      text = all.find(one => one.text.includes(words) && one.text.includes(number))?.text ?? ''
      expect(text).not.toBe('')
    }).toPass()
    return text
  }
  const link = /https?:\/\/\S+/.exec(await textWith(question))?.[0] ?? ''
  const there = await windowOf(undefined)
  await open(there, link.replace(/^https?:\/\/[^/]+/, ''))
  const asking = there.getByRole('region', {
    name: say({ ar: 'سؤال من موظف الطلبات', en: 'Question from a case officer' }),
  })
  await expect(asking).toContainText(question)
  expect(there.url(), 'no address holds the code').not.toContain('#')
  await look(there)
  await asking.getByRole('button', { name: say({ ar: 'إرسال الإجابة', en: 'Send answer' }) }).click()
  await expect(asking.getByText(say({ ar: 'اكتب إجابتك', en: 'Enter your answer' })).first()).toBeVisible()
  const reply = say({ ar: 'العداد ٣٠١٢ في شارع النصر', en: 'Meter 3012 in Nasr Street' })
  await asking.getByLabel(say({ ar: 'إجابتك', en: 'Your answer' })).fill(reply)
  await asking.locator('input[type=file]').first().setInputFiles(pdf('bill.pdf'))
  await asking.getByRole('button', { name: say({ ar: 'إرسال الإجابة', en: 'Send answer' }) }).click()
  const history = there.getByRole('region', { name: say({ ar: 'سجل الطلب', en: 'History' }) })
  await expect(history.getByText(reply)).toBeVisible()
  await expect(asking).toHaveCount(0)

  const answer = say({
    ar: 'يزورك موظف القراءات صباح الأحد.',
    en: 'Our colleague reads your meter on Sunday morning.',
  })
  const back = { ...waiting, revision: waiting.revision + 1 }
  await act(desk, 'EMPLOYEE', back, 'APPROVE', { decisionNote: answer }, 'COMPLAINT')
  const last = /https?:\/\/\S+/.exec(await textWith(answer))?.[0] ?? ''
  await open(there, last.replace(/^https?:\/\/[^/]+/, ''))
  await expect(history.getByText(answer)).toBeVisible()
  await look(there)
})

test('staff owe a call to an applicant who chose one, until they have reached them', async ({
  page,
  windowOf,
  say,
}) => {
  await open(page, '/')
  const filed = await page.evaluate(async () => {
    const appData = await (await fetch('/api/misc/appData')).json()
    const body = {
      data: {
        messageType: 'INQUIRY',
        content: 'Which papers do I need for a second meter?',
        fullName: 'Karim Adel',
        answerBy: 'CALL',
        mobile: '01112349903',
      },
    }
    const headers = {
      'content-type': 'application/json',
      'x-app-mode': 'CITIZEN',
      'x-csrf-token': appData.csrfToken,
    }
    return (await fetch('/api/COMPLAINT', { method: 'POST', headers, body: JSON.stringify(body) })).json()
  })
  const desk = await windowOf('officer')
  await desk.goto('/employee/inbox')
  await act(desk, 'EMPLOYEE', filed, 'APPROVE', { decisionNote: 'Your contract and your ID.' }, 'COMPLAINT')
  await open(desk, `/employee/inbox?service=COMPLAINT&request=${filed.ID}`)
  const panel = desk.getByRole('region', { name: say({ ar: 'الطلب المفتوح', en: 'Open request' }) })
  const task = panel.getByText(say({ ar: 'اتصل بمقدم الطلب', en: 'Call the applicant' }))
  await expect(task).toBeVisible()
  await look(desk)
  await panel.getByRole('button', { name: say({ ar: 'تمت المكالمة', en: 'Record call' }) }).click()
  await expect(task).toHaveCount(0)
  await expect(
    panel.getByText(say({ ar: 'اختار مقدم الطلب مكالمة على', en: 'The applicant chose a phone call on' })),
  ).toBeVisible()
})
