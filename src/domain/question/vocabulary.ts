import { FILLERS } from './question-fillers';
import { OUTSIDE_WORDS } from './outside-words';

/** Words that the patterns of questions hold, so that a misspelling of them is recognised. */
const PATTERN_WORDS =
  'lens lenses raise collect instead versus against losers gainers winners improved worsened backwards double single digit digits alphabetical alphabetically threshold thresholds criteria criterion figure include includes backed cite cites citing quote product products explain cookies overrate overrates underrate underrates fell fall falls dropped drop drops lose loses loss gain gains slowed similar alike related quadrant status above accelerated ahead almost amount analyse analysed analyze analyzed annually another answer anything apart approximately around asked average became become before behind below besides better between beyond biggest bigger booming both bottom bootstrapped ' +
  'brief briefing browser cagr changed changes citations compare compared comparing comparison compound conflicting consensus consumer consumers count curated decide decided declining decrease decreased definition describe description difference different disagree disregard disregarded ' +
  'disruptive disruptor disruptors distribution divided double driver drivers dropped eight eighty equal evidence exactly except exclude excluded excluding explain exceeding facts famous fast faster fastest fewer fewest fifty figures first five flat former formerly forty four fund funded funding gained gone greater greatest ' +
  'grew group grouped grow growing grown grows growth half halves high higher highest huge hundred ignore ignoring impacting important included including increase increased industry insight insights instead large larger largest last lately latest leading least leave leaving less little longer looked lost low lower lowest ' +
  'maturity mature maximum mean meaning means mention mentioning mentions median minimum minus missing mixed moderate momentum monitor monitored monitoring month more most moved movement moves moving much negative neither never newest newly niche nine ninety nobody none number numbers nothing ' +
  'order ordered other outside over overview pages percent percentage platform platforms points poor poorly positive potential precisely previous previously publisher publishers quick quickest quickly raised raising rank ranked ranking rapid rapidly references remove removed rising rose roughly second seed sentence sentences series seven shrinking ' +
  'since size sized sizes sizing slow slower slowest slowly small smaller smallest society societal sort sorted source sources stable stage stagnant start startup startups stopped store stored strong stronger strongest summarise summarize summary table their third thirds thirty those three times total turned twelve twenty twice ' +
  'uncertain unclassified undecided undefined under unknown unrated update updated updates upto used using value values versus visit visited weak weaker weakest week weekly well which while without word words years zero';

export const VOCABULARY: ReadonlySet<string> = new Set([...PATTERN_WORDS.split(' '), ...FILLERS]);

/** Whether a word has a meaning in questions besides names. */
export function isQuestionWord(word: string): boolean {
  return VOCABULARY.has(word) || OUTSIDE_WORDS.has(word);
}
