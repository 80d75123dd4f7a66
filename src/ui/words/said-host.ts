/** What a host may refuse or report: the host's own list, so that a new message does not compile until it has words. */
import type { MatchSaid } from '../../match/said'

export type HostSaid = MatchSaid
