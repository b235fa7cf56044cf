import { TOPIC_STATUSES, topicStatusName } from '../topic/topic-status';
import { QUADRANT_CODES, quadrantDescription, quadrantOf } from '../topic/quadrant';
import { entry, type HelpEntry } from './help-entry';

const STATUSES = TOPIC_STATUSES.map(topicStatusName).join(', ');
/** What the words of the product mean, and what else is asked. */
export const HELP_ON_WORDS: readonly HelpEntry[] = [
  entry(
    'search',
    'Search',
    'search find palette command box suchen finden',
    'Ctrl K or Cmd K finds topics, trends, start-ups, publishers, insights, notes, pages and actions.',
  ),
  entry(
    'keys',
    'Use the keyboard',
    'key keys shortcut shortcuts keyboard taste tasten tastatur',
    'Press ? for all keys of the screen.',
  ),
  entry(
    'theme',
    'Change light and dark',
    'theme dark light mode dunkel hell',
    'The sun or moon in the header; Ctrl K has Light, Dark and System.',
  ),
  entry(
    'project',
    'Switch the project',
    'project projects switch other sow projekt wechseln',
    'The list in the header switches to the same screen of another project.',
  ),
  entry(
    'own-data',
    'Open my own data',
    'own file spreadsheet upload open excel import data eigene datei hochladen',
    'In the embedded mode the project list opens your own spreadsheet; it stays in this browser.',
  ),
  entry(
    'platforms',
    'What is a platform?',
    'platform platforms opportunity opportunities meaning plattform',
    'A platform (opportunity) is a group of topics that was made for your organisation.',
    'platforms',
  ),
  entry(
    'insights',
    'Read weekly insights',
    'insight insights weekly articles feed read wochentlich',
    'The Foresight Feed has an article a week with its sources and the topics and trends it mentions.',
    'foresight',
  ),
  entry(
    'logout',
    'Log out',
    'log logout sign abmelden',
    'Logout is at the end of the menu at the left; it removes what this browser holds of your session.',
  ),
  entry(
    'growth',
    'What is growth?',
    'growth cagr* rate annual compound calculated wachstum',
    'Growth is a 3-year CAGR: the compound annual growth rate, the constant rate a year that leads from the value three years ago to the value of now. 10 % means about a third more after three years (1.1 × 1.1 × 1.1 = 1.33).',
  ),
  entry(
    'sizing',
    'What is sizing?',
    'sizing size lens lenses large big average label grosse',
    'Sizing says how large a topic or trend is today, from 0 to 100 %, through three lenses: consumers, industry and society. The average sizing is the one figure for all three.',
  ),
  entry(
    'label',
    'What do sizing labels mean?',
    'label established mainstream emerging niche labels',
    'It is a label of the average sizing, which the data gives. What the topics of this project have:',
  ),
  entry(
    'quadrants',
    'What are the quadrants?',
    'quadrant quadrants maturity matrix threshold thresholds decided decides rule rules placed strong mature quadranten reife schwelle',
    `A quadrant says how mature a topic or trend is: large or small by sizing, and fast or slow by growth. ${QUADRANT_CODES.map((code) => `${quadrantOf(code).label}: ${quadrantDescription(quadrantOf(code), 'topic')}`).join(' ')} The data itself says in which quadrant each one is; it gives no thresholds, and I compute none.`,
  ),
  ...QUADRANT_CODES.map((code) =>
    entry(
      `quadrant-${code}`,
      `What is a ${quadrantOf(code).label}?`,
      `${quadrantOf(code).label.toLowerCase()} ${quadrantOf(code).label.toLowerCase().replace(/ \w+$/, '')} ${quadrantOf(code).label.toLowerCase()}s disruptor`.replace(
        code === 3 ? '' : ' disruptor',
        '',
      ),
      `${quadrantOf(code).label}: ${quadrantDescription(quadrantOf(code), 'topic')} The data itself says which topics are in it; it gives no thresholds, and I compute none.`,
    ),
  ),
  entry(
    'consensus',
    'What is consensus?',
    'consensus agree agreement konsens',
    'Consensus says how far the sources agree on a topic or trend: Low, Moderate or High. It is given by the data and says nothing about growth or size.',
  ),
  entry(
    'drivers',
    'What are impacting drivers?',
    'driver drivers impacting forces treiber',
    'Impacting drivers are the forces that act on a topic or trend; the figure is how many of them the data lists.',
  ),
  entry(
    'topic',
    'What is a topic?',
    'topic topics signal thema',
    'A topic is the smallest unit of a project: one development with its figures, sources and start-ups. Each topic belongs to a trend.',
  ),
  entry(
    'trend',
    'What is a trend?',
    'trend trends',
    'A trend groups topics that move in the same direction; trends belong to shifts.',
  ),
  entry(
    'shift',
    'What is a shift?',
    'shift shifts',
    'A shift is the largest unit: a long change that several trends belong to.',
  ),
  entry(
    'statuses',
    'What do the statuses mean?',
    'status statuses undefined analyze monitor important disregard mean meaning',
    `A status is what you decided on a topic: ${STATUSES.replace(/, (?=\w+$)/, ' or ')}. It is yours and changes no data.`,
  ),
  entry(
    'startups',
    'What are start-ups?',
    'start ups startup startups manifestation manifestations',
    'Start-ups are companies that work on a topic, with their product, stage and amount raised as the data gives them.',
  ),
  entry(
    'provocations',
    'What is a provocation?',
    'provocation provocations imagine',
    'A provocation is a “what if” of a topic, to think with; it is no forecast.',
  ),
  entry(
    'assistant',
    'Who answers here?',
    'who assistant ai human bot gpt chatgpt built made language model work wer bist',
    'I am the built-in assistant of this platform. By default I am not a language model: rules in this browser read the question. The figures always come from the data of this project: its topics, trends, shifts, sources and weekly insights. I do not know anything else, and I say so when I do not know.',
  ),
  entry(
    'privacy',
    'Where do my questions go?',
    'store stored save send sent leave browser data questions openai privacy gdpr record log track speicherst datenschutz',
    'Your question never leaves your browser while rules or the model of this browser read it: the answer is made here, from data that is loaded already. With the model of your organisation, the question and some names of the project are sent to the host that is named beside the box. Questions and answers are not stored; they are gone when you close or reload the page, or log out. Only a link that you copy, or a question that you pin, holds it.',
  ),
  entry(
    'only-this-project',
    'What data is used?',
    'other another customer customers organisation organisations users project password passwords instructions prompt system',
    'I only hold the data of this project: nothing of other organisations or users, and no instructions that a question could change.',
  ),
  entry(
    'date',
    'How old is the data?',
    'old date current recent fresh updated age data alt aktuell stand',
    'The Data Explorer shows the date of the last update.',
    'dataRefresh',
  ),
  entry(
    'ask',
    'What can I ask?',
    'help ask can do answer example questions examples hello hilfe fragen',
    'Ask for topics, trends, shifts, start-ups, insights or platforms with conditions (“strong signals growing more than 20 %, without those I disregard”), for counts and averages, for two items beside each other, for one item by its name, or for what changed. Each part of what was understood can be changed below the question.',
  ),
];
