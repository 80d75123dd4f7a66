/** What a table on the server shows beside the table while the log is closed: a proposal to vote on, and a commentator's viewpoints. */
import { useStore } from 'zustand'
import type { Client } from '../../client/state'
import type { Eyes } from '../../protocol/messages'
import type { SeatCard } from '../../protocol/online'
import { Segments } from '../../ui/controls'
import { Proposed } from '../../ui/online/motions'
import { useWords } from '../../ui/words/words-context'
import type { AtServer } from './use-online'

export function OnlineAside({ at: { online, client, seats } }: { readonly at: AtServer }) {
  const table = useStore(online.store, (state) => state.table)
  const motion = table?.motion
  const isAsked = motion?.waitsFor.some((seat) => seats.includes(seat)) ?? false
  return (
    <>
      {isAsked && motion && (
        <div className="ui-panel ui-asked">
          <Proposed
            own={seats}
            motion={motion}
            seats={table?.seats ?? []}
            onVote={(grant) => online.request({ type: 'vote', grant })}
          />
        </div>
      )}
      {client && table?.mine.isCommentator && (
        <div className="ui-panel ui-asked">
          <Viewpoints client={client} seats={table.seats} />
        </div>
      )}
    </>
  )
}

/** Lets a commentator choose through whose eyes to see the table. */
export function Viewpoints({ client, seats }: { readonly client: Client; readonly seats: readonly SeatCard[] }) {
  const { say } = useWords()
  const eyes = useStore(client.store, ({ covered, seat }): Eyes => (covered ? 'spectator' : seat))
  return (
    <Segments<Eyes>
      label={say('look-through')}
      options={[
        { id: 'spectator', label: say('look-onlooker') },
        ...seats.map(({ seat, name }) => ({ id: seat, label: name || seat })),
      ]}
      value={eyes}
      onChange={client.actions.look}
    />
  )
}
