import '@bawaba/ui/ui.css'
import { serve } from './page.ts'
import { mountHookForm } from './rhf.tsx'

serve(mountHookForm)
