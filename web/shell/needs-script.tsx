// What stands above a form where the browser runs no script.

import { useText } from '@bawaba/ui/language.tsx'
import { Notice } from '@bawaba/ui/notice.tsx'

const words = {
  ar: 'يحتاج هذا النموذج إلى تشغيل JavaScript. شغّله من إعدادات المتصفح، ثم حدّث الصفحة.',
  en: 'This form needs JavaScript. Switch it on in the settings of your browser, then reload the page.',
}

export const NeedsScript = () => {
  const text = useText()
  return (
    <noscript>
      <Notice kind="warning">{text(words)}</Notice>
    </noscript>
  )
}
