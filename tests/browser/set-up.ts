/** Every test file knows all games: loaded once for those that share a worker. */
import '../../src/games'
