/** What an onlooker is told later than the players, where these have agreed on it: he could not help anybody by what he sees. */
import type { OnlineMessage } from '../../protocol/online'
import type { Visitor } from './visit'

/** Answers to what he asks himself come at once, and how the table stands when he comes. */
const AT_ONCE: readonly OnlineMessage['type'][] = ['taken', 'beat', 'refused', 'links', 'invitation', 'own-link', 'onlooker-link']

/** The visitor as the table speaks to him. Who has taken a seat meanwhile is told all at once, and nothing that he would have heard before. */
export function delayed(
  visitor: Visitor,
  milliseconds: number,
  isOnlooker: () => boolean,
  later: (milliseconds: number, work: () => void) => void,
): Visitor {
  let isFirst = true
  return {
    ...visitor,
    send(message) {
      const isNow = !isOnlooker() || AT_ONCE.includes(message.type) || (isFirst && message.type === 'table')
      if (message.type === 'table') isFirst = false
      if (isNow) visitor.send(message)
      else later(milliseconds, () => isOnlooker() && visitor.send(message))
    },
  }
}
