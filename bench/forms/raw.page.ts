import '@bawaba/ui/ui.css'
import { serve } from './page.ts'
import { mountRaw } from './raw.ts'

serve(mountRaw)
