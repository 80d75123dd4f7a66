/** The English dictionary. */
import { EN_HANDS } from './en-hands'
import { EN_HOME } from './en-home'
import { EN_HOST } from './en-host'
import { EN_LAB_UI } from './en-lab'
import { EN_LAYOUT } from './en-layout'
import { EN_MATCH } from './en-match'
import { EN_PASSING } from './en-passing'
import { EN_KERNEL, EN_TABLE } from './en-rules'

export const EN = {
  ui: {
    ...EN_HOME,
    ...EN_MATCH,
    ...EN_HANDS,
    ...EN_PASSING,
    ...EN_LAB_UI,
  },
  kernel: EN_KERNEL,
  table: EN_TABLE,
  host: EN_HOST,
  layout: EN_LAYOUT,
}
