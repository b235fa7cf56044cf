export { loadTopics as loadData } from '../../ui/app/load-topics';
export { DeckScreen as Component } from '../../ui/deck/deck-screen';
export { deckModule as module } from './deck.module';
