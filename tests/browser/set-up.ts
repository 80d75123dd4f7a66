/** Loads all games once per worker, because every test file needs them. */
import '../../src/games'
