/** Delays what onlookers are told, if the players have agreed on it, so that an onlooker cannot help anybody by what he sees. */
import type { OnlineMessage } from '../../protocol/online'
import type { Visitor } from './visit'

/** Messages that are never delayed: answers to his own requests. The table's state when he enters is not delayed either. */
const AT_ONCE: readonly OnlineMessage['type'][] = ['taken', 'beat', 'refused', 'links', 'invitation', 'own-link', 'onlooker-link']

/**
 * Wraps a visitor so that messages to him are delayed while he is an onlooker. Once he has taken a seat, he is told everything at
 * once, and delayed messages are dropped.
 */
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
