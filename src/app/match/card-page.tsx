/** The page of a card on the table. A key opens it for the card under the pointer or the chosen one, a button for the latter. */
import { useEffect } from 'react'
import { useStore } from 'zustand'
import type { Hands } from '../../games/hands'
import { bindCommands } from '../../ui/bind-commands'
import { CardLarge, type CardLargeProps } from '../../ui/match/hands/card-large'
import type { AtTable } from './match-table'

interface Props extends Pick<CardLargeProps, 'told' | 'onPlay'> {
  readonly at: AtTable
  readonly onTable: NonNullable<Hands['onTable']>
}

export function CardPage({ at: { game, table }, onTable, told, onPlay }: Props) {
  const page = useStore(table, (state) => state.page)
  const close = () => table.setState({ page: undefined })
  useEffect(() => {
    const open = () => {
      const { hover, selected } = table.getState()
      table.setState({ page: [hover, selected].find((ref) => ref !== undefined && onTable(ref) !== undefined) })
    }
    return bindCommands({ 'read-card': open }, 'match')
  }, [table, onTable])
  const card = page === undefined ? undefined : onTable(page)
  return (
    <CardLarge
      cards={card ? [card] : []}
      at={card && 0}
      icon={game.panels.icon}
      {...(told ? { told } : {})}
      onAt={() => undefined}
      onPlay={(play) => {
        close()
        onPlay(play)
      }}
      onClose={close}
    />
  )
}
