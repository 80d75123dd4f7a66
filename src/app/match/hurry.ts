/** Lets a bot of this device that is thinking answer at once. */
import { device } from '../device'
import type { AtTable } from './match-table'

export const hurry = ({ id, online }: Pick<AtTable, 'id' | 'online'>): void => {
  if (!online) void device().ask('hurry', { match: id })
}
